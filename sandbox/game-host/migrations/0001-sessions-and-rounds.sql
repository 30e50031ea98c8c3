-- A demo session: its own play balance, nobody's account. The token itself is never kept, only its hash.
CREATE TABLE game_host.sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  game_code text NOT NULL,
  balance bigint NOT NULL CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_use ON game_host.sessions (last_used_at);

-- A round is decided and kept before it is answered. The id is the client's: the key makes a repeated call answer the same round.
CREATE TABLE game_host.rounds (
  session_id uuid NOT NULL REFERENCES game_host.sessions ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The model that decided it, so that an old round can be understood after its game was given another one.
  variant_id text NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  win bigint NOT NULL CHECK (win >= 0),
  steps jsonb NOT NULL,
  balance_after_bet bigint NOT NULL CHECK (balance_after_bet >= 0),
  balance bigint NOT NULL CHECK (balance = balance_after_bet + win),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, id)
);
