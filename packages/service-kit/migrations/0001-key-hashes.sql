-- Which keys belong to this database: a hash of each, so that a start with the key of another installation is refused.
CREATE TABLE herna.key_hashes (
  name text PRIMARY KEY,
  hash bytea NOT NULL,
  known_since timestamptz NOT NULL DEFAULT now()
);
