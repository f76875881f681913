"""What cards, components and councilors do: one small class each, beside its family."""
