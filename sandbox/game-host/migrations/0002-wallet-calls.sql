-- Outbox of wallet calls: written in the transaction that decided them, persisted and retried until acknowledged or finally refused.
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
  acknowledged_at timestamptz,
  -- The wallet's error code when it refused the call for good; an operator has to resolve it.
  refused_code text
);
CREATE INDEX wallet_calls_due ON game_host.wallet_calls (next_attempt_at) WHERE acknowledged_at IS NULL;
CREATE INDEX wallet_calls_of_round ON game_host.wallet_calls (player_id, game_code, id) WHERE acknowledged_at IS NULL;
CREATE INDEX wallet_calls_refused ON game_host.wallet_calls (id) WHERE refused_code IS NOT NULL;
CREATE INDEX wallet_calls_by_age ON game_host.wallet_calls USING brin (created_at);
