"""What the world is: dated tables with their source. Imports no other room."""
