-- What is removed when it is old enough lies in the order it was written: a few bytes find it.
CREATE INDEX rounds_by_age ON game_host.rounds USING brin (played_at);
CREATE INDEX wallet_calls_by_age ON game_host.wallet_calls USING brin (created_at);
-- Ids of removed rounds: the wallet has settled them, so they are never played again.
CREATE TABLE game_host.spent_round_ids (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (owner_id, id)
);
