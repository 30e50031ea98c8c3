-- Features by which lists are filtered, as ids of the contract.
ALTER TABLE content.games ADD COLUMN features text[] NOT NULL DEFAULT '{}';
