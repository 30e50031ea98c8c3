-- Pool of each jackpot level in units of 1/10,000 cent, so that the contribution of a stake is exact.
CREATE TABLE game_host.jackpot_levels (
  jackpot_id text NOT NULL,
  level int NOT NULL CHECK (level >= 0),
  title text NOT NULL,
  -- Cents the level starts with in the catalogue.
  opening_amount bigint NOT NULL CHECK (opening_amount > 0),
  pool_units bigint NOT NULL CHECK (pool_units >= 0),
  -- The displayed amount climbs towards the pool [4.26] from this value since this time; stored, so that every portal, page and reload shows the same, also
  -- after a restart.
  display_from_units bigint NOT NULL,
  display_since timestamptz NOT NULL,
  PRIMARY KEY (jackpot_id, level),
  CONSTRAINT jackpot_levels_display_within_pool CHECK (display_from_units >= 0 AND display_from_units <= pool_units)
);

-- A round wins at most one level, which then starts again.
CREATE TABLE game_host.jackpot_wins (
  jackpot_id text NOT NULL,
  level int NOT NULL,
  owner_id uuid NOT NULL,
  round_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  won_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, round_id),
  FOREIGN KEY (jackpot_id, level) REFERENCES game_host.jackpot_levels
);
