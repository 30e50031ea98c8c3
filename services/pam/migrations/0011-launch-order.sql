-- When the launch token of the newest launch was issued: an earlier one that arrives later, from a window that was given up, does not take the session over (M7).
-- Null: opened before this was stored.
ALTER TABLE pam.wallet_sessions ADD COLUMN launch_issued_at timestamptz;
