-- Every value a limit was given. In force is the latest that is effective and was not withdrawn; null means none.
CREATE TABLE pam.limit_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount bigint CHECK (amount >= 0),
  loosens boolean NOT NULL,
  requested_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX limit_changes_by_player ON pam.limit_changes (player_id, kind, period, effective_at);

CREATE TABLE pam.exclusions (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('self', 'panic-button', 'register', 'suspended')),
  product text NOT NULL CHECK (product IN ('CrossProduct', 'Casino')),
  game_type text,
  starts_at timestamptz NOT NULL,
  -- Null: until further notice.
  ends_at timestamptz,
  lifted_at timestamptz
);
CREATE INDEX exclusions_by_player ON pam.exclusions (player_id);

-- What a player moved on a day of Bratislava, in cents: the base of limits and statements.
CREATE TABLE pam.daily_totals (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  day date NOT NULL,
  deposited bigint NOT NULL DEFAULT 0 CHECK (deposited >= 0),
  withdrawn bigint NOT NULL DEFAULT 0 CHECK (withdrawn >= 0),
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  PRIMARY KEY (player_id, day)
);

-- Deposits and withdrawals, for the payment statistic [7.14].
CREATE TABLE pam.payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL
);
CREATE INDEX payments_by_player ON pam.payments (player_id, at);

CREATE TABLE pam.waiting_messages (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  type text NOT NULL,
  key text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  -- Shown from here on.
  shown_from timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE INDEX waiting_messages_open ON pam.waiting_messages (player_id) WHERE confirmed_at IS NULL;

-- Cookie choices of visitors and players; the latest counts, the earlier ones are the proof.
CREATE TABLE pam.cookie_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visitor_id uuid NOT NULL,
  player_id uuid REFERENCES pam.players ON DELETE SET NULL,
  version text NOT NULL,
  analytics boolean NOT NULL,
  marketing boolean NOT NULL,
  personalisation boolean NOT NULL,
  at timestamptz NOT NULL
);
