"""The contract every game fulfils and what runs it. Goal of this package: small, fast and exact."""
