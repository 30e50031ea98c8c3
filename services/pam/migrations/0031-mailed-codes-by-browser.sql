-- A newer code no longer replaces the earlier ones: somebody who keeps asking for codes would make the player's own worthless.
ALTER TABLE pam.mailed_codes DROP CONSTRAINT mailed_codes_pkey;
ALTER TABLE pam.mailed_codes ADD PRIMARY KEY (player_id, purpose, code_hash);
ALTER TABLE pam.mailed_codes DROP COLUMN attempts;
ALTER TABLE pam.mailed_codes ADD COLUMN mailed_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE pam.mailed_codes ALTER COLUMN mailed_at DROP DEFAULT;

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
