-- What the wallet still has to be told, written in the transaction that decided it and repeated until there is a definite answer.
CREATE TABLE game_host.wallet_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('win', 'rollback')),
  transaction_id text NOT NULL UNIQUE,
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  game_code text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  answered_at timestamptz,
  -- The wallet's definite no: somebody has to look at it.
  refused text
);
CREATE INDEX wallet_calls_due ON game_host.wallet_calls (next_attempt_at) WHERE answered_at IS NULL;
CREATE INDEX wallet_calls_of_round ON game_host.wallet_calls (player_id, game_code, id) WHERE answered_at IS NULL;
CREATE INDEX wallet_calls_refused ON game_host.wallet_calls (id) WHERE refused IS NOT NULL;
CREATE INDEX wallet_calls_by_age ON game_host.wallet_calls USING brin (created_at);
