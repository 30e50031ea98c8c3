-- Who waits for a seat of a full live table, in the order of `place`. A seat that frees is reserved for the first.
CREATE TABLE game_host.seat_queue (
  game_code text NOT NULL,
  owner_id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  -- When a window of the player was last connected to the table.
  seen_at timestamptz NOT NULL,
  seat smallint CHECK (seat > 0),
  reserved_until timestamptz,
  PRIMARY KEY (game_code, owner_id),
  CONSTRAINT seat_queue_one_per_seat UNIQUE (game_code, seat),
  CONSTRAINT seat_queue_seat_and_time CHECK ((seat IS NULL) = (reserved_until IS NULL))
);
