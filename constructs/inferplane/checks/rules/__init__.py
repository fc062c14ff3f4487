"""Rules, one module per theme; `checks/catalogue.py` lists the modules."""
