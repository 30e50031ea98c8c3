-- The login at PAM that a recorded logout ended: several tabs and PAM's event report the same one [4.30].
ALTER TABLE chat.triggers ADD COLUMN login_id uuid;
CREATE UNIQUE INDEX triggers_one_logout ON chat.triggers (login_id) WHERE trigger = 'logout';

-- When a support page of the operator was last open; null: logged out since then.
ALTER TABLE chat.operators ADD COLUMN present_at timestamptz;
