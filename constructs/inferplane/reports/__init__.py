"""Reports for people, in colour where the terminal has it, readable in 80 columns; they decide nothing."""
