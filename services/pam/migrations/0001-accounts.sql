-- A player. Keys are what must be unique: folded username and e-mail, and a keyed hash of the person's birth number, which itself is never kept.
CREATE TABLE pam.players (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  email_verified_at timestamptz,
  password_hash text NOT NULL,
  person_key bytea NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  sex text NOT NULL CHECK (sex IN ('M', 'F')),
  phone text,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  language text NOT NULL DEFAULT 'sk-SK',
  registered_at timestamptz NOT NULL,
  last_login_at timestamptz,
  terms_version text NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  marketing_consent boolean NOT NULL,
  balance_hidden boolean NOT NULL DEFAULT false,
  reality_check_minutes integer NOT NULL DEFAULT 60,
  marketing_tags text[] NOT NULL DEFAULT '{}',
  player_tags text[] NOT NULL DEFAULT '{}',
  suspended_at timestamptz,
  -- What the register of excluded persons said last; `unknown`: it did not answer.
  register_state text NOT NULL DEFAULT 'unknown' CHECK (register_state IN ('clear', 'excluded', 'unknown')),
  register_checked_at timestamptz,
  -- Encrypted; on once confirmed by a code. A code's time step works once.
  totp_secret bytea,
  totp_on_at timestamptz,
  totp_last_step bigint NOT NULL DEFAULT 0,
  totp_failures integer NOT NULL DEFAULT 0
);

-- Cents, by balance type [3.49]. Never below zero.
CREATE TABLE pam.balances (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  type text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  PRIMARY KEY (player_id, type)
);

CREATE TABLE pam.recovery_codes (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- One valid code per player and purpose; a newer one replaces it.
CREATE TABLE pam.mailed_codes (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'unlock', 'reset-password')),
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, purpose)
);

-- Letters on their way. A sent one keeps no text; in the sandbox nothing is sent and all can be read.
CREATE TABLE pam.mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text,
  written_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL
);
CREATE INDEX mails_waiting ON pam.mails (next_attempt_at) WHERE sent_at IS NULL AND body IS NOT NULL;

-- Failed logins by a hash of the name that was given, whether or not anybody has it: known and unknown names are locked alike.
CREATE TABLE pam.login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_key bytea NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX login_attempts_by_name ON pam.login_attempts (name_key, at);
CREATE TABLE pam.login_locks (
  name_key bytea PRIMARY KEY,
  locked_at timestamptz NOT NULL
);

-- The sandbox's stand-in for the state's register of excluded persons (RVO), and the switches an operator holds.
CREATE TABLE pam.excluded_persons (
  person_key bytea PRIMARY KEY,
  until timestamptz
);
CREATE TABLE pam.register_switches (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  available boolean NOT NULL DEFAULT true,
  outage_announced boolean NOT NULL DEFAULT false
);
INSERT INTO pam.register_switches DEFAULT VALUES;

-- Who did what. Written once: nothing may change or remove a line.
CREATE TABLE pam.audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  player_id uuid,
  actor text NOT NULL CHECK (actor IN ('player', 'operator', 'system', 'visitor')),
  action text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  address text
);
CREATE INDEX audit_by_player ON pam.audit (player_id, at);
CREATE FUNCTION pam.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit trail is append-only';
END $$;
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON pam.audit FOR EACH ROW EXECUTE FUNCTION pam.refuse_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON pam.audit FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_change();
