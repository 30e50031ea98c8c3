-- What was played on a day by whom, counted from the rounds every minute: for recommendations and for what is popular. The rounds stay the truth.
CREATE TABLE pam.play_days (
  day date NOT NULL,
  game_code text NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  rounds integer NOT NULL CHECK (rounds > 0),
  PRIMARY KEY (day, game_code, player_id)
);
CREATE INDEX play_days_by_player ON pam.play_days (player_id, day);
CREATE INDEX play_days_by_game ON pam.play_days (game_code, day);
-- Rounds lie in the order they were opened: a few bytes for thousands of them find a day's.
CREATE INDEX rounds_by_opening ON pam.rounds USING brin (opened_at);
