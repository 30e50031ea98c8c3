-- Erasure of one player's data (GDPR Article 17). `erased_at`: the account was closed and everything removed that no law requires.
-- `identity_removed_at`: the identity was removed too, after the period the law requires; money and rounds stay, of nobody in particular.
ALTER TABLE pam.players ADD COLUMN erased_at timestamptz, ADD COLUMN identity_removed_at timestamptz,
  ADD CONSTRAINT players_identity_goes_last CHECK (identity_removed_at IS NULL OR erased_at IS NOT NULL);
CREATE INDEX players_erased ON pam.players (erased_at) WHERE erased_at IS NOT NULL;

-- The audit log stays append-only, with one exception: the addresses and free texts of a player whose identity was removed.
CREATE OR REPLACE FUNCTION pam.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.address IS NULL AND NEW.details = OLD.details - '{title,reason}'::text[]
      AND to_jsonb(NEW) - '{address,details}'::text[] = to_jsonb(OLD) - '{address,details}'::text[]
      AND EXISTS (SELECT FROM pam.players WHERE id = OLD.player_id AND identity_removed_at IS NOT NULL) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END $$;
