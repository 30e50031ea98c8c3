-- Jackpots: what each level holds, in ten-thousandths of a cent, so that the share of a stake is exact.
CREATE TABLE game_host.jackpot_levels (
  jackpot_id text NOT NULL,
  level int NOT NULL CHECK (level >= 0),
  title text NOT NULL,
  -- Cents it starts with in the catalogue.
  opening bigint NOT NULL CHECK (opening > 0),
  held bigint NOT NULL CHECK (held >= 0),
  -- What screens show climbs towards what the level holds [4.26]: from where and since when is kept here, so that every portal, page and reload shows the same, also
  -- after a restart.
  shown_from bigint NOT NULL,
  shown_since timestamptz NOT NULL,
  PRIMARY KEY (jackpot_id, level),
  CONSTRAINT shown_not_above_held CHECK (shown_from >= 0 AND shown_from <= held)
);

-- A level is won once by a round, and starts anew.
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
