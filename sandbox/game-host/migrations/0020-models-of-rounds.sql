-- A round is finished and shown by the model that decided it (`rounds.variant_id`), whatever its game plays now. What a game looked like with a model is kept when a
-- player opens it, so that its rounds can be shown after the game was given another model or left the catalogue.
CREATE TABLE game_host.games (
  game_code text NOT NULL,
  variant_id text NOT NULL,
  brief jsonb NOT NULL,
  min_bet bigint NOT NULL,
  max_bet bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (game_code, variant_id)
);
-- The model a session's window was told of: it starts no rounds on another one. Null: opened before this was kept.
ALTER TABLE game_host.sessions ADD COLUMN variant_id text;
