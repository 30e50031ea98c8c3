-- Contributions of acknowledged stakes that are not in the levels' pools yet: appended by each round and folded in by the next win or the job of every second,
-- so that rounds of a jackpot do not wait for its levels. A level's pool is its pool_units and the sum of these.
CREATE TABLE game_host.jackpot_contributions (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  jackpot_id text NOT NULL,
  -- For each level of the jackpot.
  units bigint NOT NULL CHECK (units > 0)
);
CREATE INDEX jackpot_contributions_of ON game_host.jackpot_contributions (jackpot_id);
