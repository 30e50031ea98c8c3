-- An attempt is counted before it is looked at; `failed` tells one that went wrong from one under way.
ALTER TABLE pam.login_attempts ADD COLUMN failed boolean NOT NULL DEFAULT false;
