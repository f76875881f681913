"""What leaves a state: views, choices, prompts, events and drawings."""
