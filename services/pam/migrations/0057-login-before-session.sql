-- The login before a session belongs to that session: with one value per player, a later login on another device
-- was shown to this session as the "previous" one, later than its own beginning (§ 32).
ALTER TABLE pam.sessions ADD COLUMN previous_login_at timestamptz;
-- Sessions that are open now: the newest session that began before them.
UPDATE pam.sessions s SET previous_login_at =
  (SELECT max(p.started_at) FROM pam.sessions p WHERE p.player_id = s.player_id AND p.started_at < s.started_at);
ALTER TABLE pam.players DROP COLUMN previous_login_at;
