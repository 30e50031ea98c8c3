-- Browsers in which a player logged in with the password: a lock that strangers caused by guessing does not hold in them.
CREATE TABLE pam.known_devices (
  device_hash bytea NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (device_hash, player_id)
);
CREATE INDEX known_devices_by_player ON pam.known_devices (player_id, last_login_at);
-- Wrong passwords and codes inside a session are counted by the login it came from.
CREATE INDEX sessions_by_full_login ON pam.sessions (player_id, full_login_at) WHERE ended_at IS NULL;
