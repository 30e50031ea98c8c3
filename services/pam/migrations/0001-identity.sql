-- A player. Unique keys: the folded username and e-mail, and a keyed hash of the birth number (rodné číslo); the number itself
-- is never stored.
CREATE TABLE pam.players (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  email_verified_at timestamptz,
  -- When the owner of this address or birth number was last notified that a registration using it was declined.
  duplicate_notice_at timestamptz,
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
  -- Account kinds [3.14]. Registration creates a temporary account; verifying the address makes it online; operators set the
  -- others.
  account_kind text NOT NULL DEFAULT 'temporary'
    CHECK (account_kind IN ('temporary', 'pre-registered', 'in-shop', 'multi-channel', 'online', 'aux-full')),
  registered_at timestamptz NOT NULL,
  last_login_at timestamptz,
  terms_version text NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  marketing_consent boolean NOT NULL,
  balance_hidden boolean NOT NULL DEFAULT false,
  reality_check_minutes integer NOT NULL DEFAULT 60,
  marketing_tags text[] NOT NULL DEFAULT '{}',
  player_tags text[] NOT NULL DEFAULT '{}',
  -- Last reply of the register of excluded persons; `unknown`: it did not reply.
  register_state text NOT NULL DEFAULT 'unknown' CHECK (register_state IN ('clear', 'excluded', 'unknown')),
  register_checked_at timestamptz,
  -- Encrypted; enabled once confirmed by a code. Each TOTP time step is accepted once.
  totp_secret bytea,
  totp_on_at timestamptz,
  totp_last_step bigint NOT NULL DEFAULT 0,
  totp_failures integer NOT NULL DEFAULT 0
);
CREATE INDEX players_unverified ON pam.players (registered_at) WHERE email_verified_at IS NULL;

CREATE TABLE pam.recovery_codes (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- Registrations whose e-mail address or birth number already has an account. They get the same replies and logins as
-- registrations with an unverified address, so they do not reveal who has an account.
CREATE TABLE pam.declined_registrations (
  username_key text PRIMARY KEY,
  username text NOT NULL,
  password_hash text NOT NULL,
  declined_at timestamptz NOT NULL
);

-- Mailed codes. A newer code does not invalidate earlier ones; otherwise anyone requesting codes could invalidate the player's
-- own.
CREATE TABLE pam.mailed_codes (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'unlock', 'reset-password')),
  code_hash bytea NOT NULL,
  mailed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, purpose, code_hash)
);

-- Browsers that requested a code, and their attempts, by a keyed hash of the typed name, whether or not an account has it.
CREATE TABLE pam.code_requesters (
  name_key bytea NOT NULL,
  purpose text NOT NULL,
  requester_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (name_key, purpose, requester_hash)
);
CREATE INDEX code_requesters_expiry ON pam.code_requesters (expires_at);

-- Requested codes: the request is accepted at once; the account is looked up and the mail is created later.
CREATE TABLE pam.code_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login text NOT NULL,
  purpose text NOT NULL,
  at timestamptz NOT NULL
);

-- Mail outbox. The body is removed once sent; in the sandbox nothing is sent and every mail can be read.
CREATE TABLE pam.mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL
);
CREATE INDEX mail_outbox_due ON pam.mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND body IS NOT NULL;

-- Failed logins by a hash of the typed name, whether or not an account has it: known and unknown names are locked alike.
CREATE TABLE pam.login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_key bytea NOT NULL,
  at timestamptz NOT NULL,
  -- Attempts are inserted before they are checked; this marks the ones that failed.
  failed boolean NOT NULL DEFAULT false
);
CREATE INDEX login_attempts_by_name ON pam.login_attempts (name_key, at);
CREATE TABLE pam.login_locks (
  name_key bytea PRIMARY KEY,
  locked_at timestamptz NOT NULL
);

-- Browsers where the player logged in with the password: a lock caused by other people's guesses does not apply there.
CREATE TABLE pam.known_devices (
  device_hash bytea NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (device_hash, player_id)
);
CREATE INDEX known_devices_by_player ON pam.known_devices (player_id, last_login_at);

-- Remember-me token families: one per browser. The token rotates with every use; reuse of a used token revokes the family.
CREATE TABLE pam.remember_families (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  -- The last login with a password; silent logins end 30 days after it.
  full_login_at timestamptz NOT NULL,
  -- A session of the family went idle or reached its absolute end: the password is required for the next one.
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

-- One logged-in browser. Two cookies refer to it: the platform's and the gateway's. Only token hashes are stored.
CREATE TABLE pam.sessions (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  platform_hash bytea NOT NULL UNIQUE,
  gateway_hash bytea UNIQUE,
  family_id uuid REFERENCES pam.remember_families ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  full_login_at timestamptz NOT NULL,
  -- The login before this session, shown to the player (§ 32). Stored per session, because a later login on another device does
  -- not precede this session.
  previous_login_at timestamptz,
  last_action_at timestamptz NOT NULL,
  locked_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  device text,
  address text NOT NULL
);
CREATE INDEX sessions_open ON pam.sessions (player_id) WHERE ended_at IS NULL;
-- Wrong passwords and codes inside a session are counted by the login it came from.
CREATE INDEX sessions_by_full_login ON pam.sessions (player_id, full_login_at) WHERE ended_at IS NULL;

-- Whether a login is active; same rules as `identity/sessions/session-times.ts`.
CREATE FUNCTION pam.is_active(s pam.sessions, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.ended_at IS NULL AND s.locked_at IS NULL AND s.last_action_at > at - interval '30 minutes'
    AND s.started_at > at - interval '12 hours' AND s.full_login_at > at - interval '720 hours'
$$;

CREATE TABLE pam.temporary_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- Tokens that other hosts accept while the session lasts: notifications; chat and games.
CREATE TABLE pam.access_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('notification', 'session')),
  issued_at timestamptz NOT NULL,
  -- Redeemed for a launch (M7).
  used_at timestamptz
);
CREATE INDEX access_tokens_by_session ON pam.access_tokens (session_id, kind, issued_at);

-- Logins with a correct password that await the second factor.
CREATE TABLE pam.login_challenges (
  challenge_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  remember_me boolean NOT NULL,
  device text,
  expires_at timestamptz NOT NULL
);

-- Cookie choices of visitors and players; the latest applies, earlier ones are kept as evidence.
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

-- Who did what. Append-only: rows are never changed or removed.
CREATE TABLE pam.audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  player_id uuid,
  actor text NOT NULL CHECK (actor IN ('player', 'operator', 'system', 'visitor')),
  action text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  address text
);
CREATE INDEX audit_log_by_player ON pam.audit_log (player_id, at);
CREATE FUNCTION pam.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON pam.audit_log FOR EACH ROW EXECUTE FUNCTION pam.refuse_change();
CREATE TRIGGER audit_log_is_not_truncated BEFORE TRUNCATE ON pam.audit_log FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_change();
