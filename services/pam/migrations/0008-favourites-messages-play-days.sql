-- Favourite games [3.42], in the order they were added; `position` orders those added in one call too.
CREATE TABLE pam.favourites (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  game_code text NOT NULL,
  position bigint GENERATED ALWAYS AS IDENTITY,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_code)
);
CREATE INDEX favourites_newest ON pam.favourites (player_id, position DESC);

-- Messages for a player [3.15] [3.16], pushed to open tabs and stored until they are dismissed [4.25].
CREATE TABLE pam.player_messages (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  message_group text NOT NULL CHECK (message_group IN ('PlayerActionShowLoginMessage', 'PlayerActionShowMessage', 'PlayerActionShowDialog')),
  type text NOT NULL CHECK (type IN ('LOGOUT', 'SIMPLE_MESSAGE', 'BALANCE', 'BONUS', 'BONUS_2', 'BONUS_4')),
  template_id text,
  title text,
  text text,
  -- The offered bonus: once answered, the message is no longer shown.
  bonus_id uuid REFERENCES pam.bonuses ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  dismissed_at timestamptz
);
CREATE INDEX player_messages_open ON pam.player_messages (player_id, created_at) WHERE dismissed_at IS NULL;

-- Rounds per day, game and player, recounted every minute: for recommendations and popular games. Derived from `pam.rounds`.
CREATE TABLE pam.play_days (
  day date NOT NULL,
  game_code text NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  rounds integer NOT NULL CHECK (rounds > 0),
  PRIMARY KEY (day, game_code, player_id)
);
CREATE INDEX play_days_by_player ON pam.play_days (player_id, day);
CREATE INDEX play_days_by_game ON pam.play_days (game_code, day);
