-- Players are shown the login before this one: a stranger's would stand out.
ALTER TABLE pam.players ADD COLUMN previous_login_at timestamptz;
-- Suspensions are exclusions; this column never came into use.
ALTER TABLE pam.players DROP COLUMN suspended_at;
