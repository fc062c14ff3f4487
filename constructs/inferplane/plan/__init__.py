"""What follows from a description: names, placement, endpoints, timelines. Pure; imports facts and spec only."""
