-- Shared rounds of crash games. A chain of hashes decides them: each round's seed is the SHA-256 preimage of the seed before, and the hash of the first seed is
-- published with the first round, so no seed can be changed afterwards. The root is the seed of the chain's last round; all others follow from it.
CREATE TABLE game_host.crash_chains (
  game_code text NOT NULL,
  chain int NOT NULL CHECK (chain > 0),
  root bytea NOT NULL CHECK (length(root) = 32),
  terminal_hash bytea NOT NULL CHECK (length(terminal_hash) = 32),
  -- Rounds of the chain; then a new one begins.
  length int NOT NULL CHECK (length >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (game_code, chain)
);

-- Decided before its betting opens, by whichever node is asked first after the end of the round before. Without players there are no rounds.
CREATE TABLE game_host.crash_rounds (
  game_code text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  chain int NOT NULL,
  position int NOT NULL CHECK (position > 0),
  variant_id text NOT NULL,
  seed bytea NOT NULL CHECK (length(seed) = 32),
  crash_point int NOT NULL CHECK (crash_point >= 100),
  betting_ends_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  crashes_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (game_code, number),
  FOREIGN KEY (game_code, chain) REFERENCES game_host.crash_chains,
  -- A seed decides one round.
  CONSTRAINT crash_rounds_one_per_seed UNIQUE (game_code, chain, position),
  CONSTRAINT crash_rounds_phases CHECK (betting_ends_at < starts_at AND starts_at <= crashes_at AND crashes_at < ends_at)
);
COMMENT ON COLUMN game_host.crash_rounds.crash_point IS 'The multiple in hundredths at which the flight ends; 100: at once.';
COMMENT ON COLUMN game_host.crash_rounds.starts_at IS 'This and the other times of the round are in the time of game_host.round_clock; created_at is not.';
CREATE INDEX crash_rounds_by_age ON game_host.crash_rounds USING brin (created_at);
