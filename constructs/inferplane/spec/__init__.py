"""What a person says: frozen values, checked at birth. Imports facts only."""
