-- Registrations with an e-mail address or a birth number that has an account. They are answered, and their logins treated, like
-- registrations whose address is not verified yet, so that nobody learns from them who plays.
CREATE TABLE pam.declined_registrations (
  username_key text PRIMARY KEY,
  username text NOT NULL,
  password_hash text NOT NULL,
  declined_at timestamptz NOT NULL
);
-- When the owner of the address or birth number was last told of such a registration.
ALTER TABLE pam.players ADD COLUMN duplicate_notice_at timestamptz;
CREATE INDEX players_unverified ON pam.players (registered_at) WHERE email_verified_at IS NULL;
