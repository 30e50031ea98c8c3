-- Remember-me: a family is one browser; its token changes with every use, and a used token that comes back revokes the family.
CREATE TABLE pam.remember_families (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  -- The last login with a password; silent logins end 30 days after it.
  full_login_at timestamptz NOT NULL,
  -- A session of it went idle or reached its absolute end: silence does not open another.
  needs_password boolean NOT NULL DEFAULT false,
  revoked_at timestamptz
);
CREATE INDEX remember_families_by_player ON pam.remember_families (player_id);
CREATE TABLE pam.remember_tokens (
  token_hash bytea PRIMARY KEY,
  family_id uuid NOT NULL REFERENCES pam.remember_families ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- One logged-in browser. Two cookies lead to it: the platform's and the gateway's. Tokens are kept as hashes only.
CREATE TABLE pam.sessions (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  platform_hash bytea NOT NULL UNIQUE,
  gateway_hash bytea UNIQUE,
  family_id uuid REFERENCES pam.remember_families ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  full_login_at timestamptz NOT NULL,
  last_action_at timestamptz NOT NULL,
  locked_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  device text,
  address text NOT NULL
);
CREATE INDEX sessions_open ON pam.sessions (player_id) WHERE ended_at IS NULL;

CREATE TABLE pam.temporary_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- Tokens other hosts accept while the session lasts: notifications, and chat and games.
CREATE TABLE pam.access_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('notification', 'session')),
  issued_at timestamptz NOT NULL
);
CREATE INDEX access_tokens_by_session ON pam.access_tokens (session_id, kind, issued_at);

-- The password was right, the second factor is missing.
CREATE TABLE pam.login_challenges (
  challenge_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  remember_me boolean NOT NULL,
  device text,
  expires_at timestamptz NOT NULL
);
