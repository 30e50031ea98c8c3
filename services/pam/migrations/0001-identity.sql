-- A player. Keys are what must be unique: folded username and e-mail, and a keyed hash of the person's birth number, which itself is never kept.
CREATE TABLE pam.players (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  email_verified_at timestamptz,
  -- When the owner of the address or birth number was last told of a registration that was declined because of them.
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
  -- Kinds of accounts [3.14]. A registration opens a temporary account; a verified address makes it an online one; operators set the others.
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
  -- What the register of excluded persons said last; `unknown`: it did not answer.
  register_state text NOT NULL DEFAULT 'unknown' CHECK (register_state IN ('clear', 'excluded', 'unknown')),
  register_checked_at timestamptz,
  -- Encrypted; on once confirmed by a code. A code's time step works once.
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

-- Registrations with an e-mail address or a birth number that has an account. They are answered, and their logins treated, like
-- registrations whose address is not verified yet, so that nobody learns from them who plays.
CREATE TABLE pam.declined_registrations (
  username_key text PRIMARY KEY,
  username text NOT NULL,
  password_hash text NOT NULL,
  declined_at timestamptz NOT NULL
);

-- Codes that were mailed. A newer one does not replace the earlier ones: somebody who keeps asking for codes would make the player's own worthless.
CREATE TABLE pam.mailed_codes (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'unlock', 'reset-password')),
  code_hash bytea NOT NULL,
  mailed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, purpose, code_hash)
);

-- The browsers that asked for a code, and their tries. By a keyed hash of the name that was typed, whether or not anybody has it.
CREATE TABLE pam.code_askers (
  name_key bytea NOT NULL,
  purpose text NOT NULL,
  asker_hash bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (name_key, purpose, asker_hash)
);
CREATE INDEX code_askers_expiry ON pam.code_askers (expires_at);

-- Codes that were asked for: the answer was given at once, the account is looked up and the mail written afterwards.
CREATE TABLE pam.code_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login text NOT NULL,
  purpose text NOT NULL,
  at timestamptz NOT NULL
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
  at timestamptz NOT NULL,
  -- An attempt is counted before it is looked at; this tells one that went wrong from one under way.
  failed boolean NOT NULL DEFAULT false
);
CREATE INDEX login_attempts_by_name ON pam.login_attempts (name_key, at);
CREATE TABLE pam.login_locks (
  name_key bytea PRIMARY KEY,
  locked_at timestamptz NOT NULL
);

-- Browsers in which a player logged in with the password: a lock that strangers caused by guessing does not hold in them.
CREATE TABLE pam.known_devices (
  device_hash bytea NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (device_hash, player_id)
);
CREATE INDEX known_devices_by_player ON pam.known_devices (player_id, last_login_at);

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
  -- The login before this session, which its player is shown (§ 32): of the session, because a later login on another device is not earlier than its beginning.
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

-- Whether a login lives, as `identity/sessions/session-times.ts` judges it.
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

-- Tokens other hosts accept while the session lasts: notifications, and chat and games.
CREATE TABLE pam.access_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('notification', 'session')),
  issued_at timestamptz NOT NULL,
  -- It was redeemed for a launch (M7).
  used_at timestamptz
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
