-- Favourite games [3.42], in the order they were added; `position` orders those added in one call too.
CREATE TABLE pam.favourites (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  game_code text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code)
);
CREATE INDEX favourites_newest ON pam.favourites (player_id, position DESC);
