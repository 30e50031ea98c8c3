-- Kinds of accounts [3.14]. A registration opens a temporary account; a verified address makes it an online one; operators set the others.
ALTER TABLE pam.players ADD COLUMN account_kind text NOT NULL DEFAULT 'temporary'
  CHECK (account_kind IN ('temporary', 'pre-registered', 'in-shop', 'multi-channel', 'online', 'aux-full'));
UPDATE pam.players SET account_kind = 'online' WHERE email_verified_at IS NOT NULL;
