-- Who does a piece of work that an installation does once, and when periodic work is due again; all times are the database's. Unlogged: after a crash of
-- the database nobody holds a lease and everything is due, which is right.
CREATE UNLOGGED TABLE herna.leases (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  -- Null: nobody works.
  held_until timestamptz,
  due_at timestamptz NOT NULL
);
