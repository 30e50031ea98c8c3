-- Events of the feed that are neither postings nor wins. Kept for a day.
CREATE TABLE pam.events (
  id bigint PRIMARY KEY DEFAULT nextval('pam.event_ids'),
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  type text NOT NULL CHECK (type IN ('player-message', 'session-ended')),
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  details jsonb NOT NULL
);
CREATE INDEX events_in_feed_order ON pam.events (xact, id);
CREATE INDEX events_by_age ON pam.events (at);

CREATE FUNCTION pam.emit_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pam.events (at, type, player_id, details) VALUES (NEW.ended_at, 'session-ended', NEW.player_id, jsonb_build_object('sessionId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_emit_end AFTER UPDATE OF ended_at ON pam.sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION pam.emit_session_ended();
