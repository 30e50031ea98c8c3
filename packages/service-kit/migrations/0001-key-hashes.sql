-- A hash of each key of this database, so that a start with the key of another installation is rejected.
CREATE TABLE herna.key_hashes (
  name text PRIMARY KEY,
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
