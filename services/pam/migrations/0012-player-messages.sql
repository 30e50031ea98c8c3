-- Messages for a player [3.15] [3.16], pushed to open tabs and kept until they are dismissed [4.25].
CREATE TABLE pam.player_messages (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  message_group text NOT NULL CHECK (message_group IN ('PlayerActionShowLoginMessage', 'PlayerActionShowMessage', 'PlayerActionShowDialog')),
  type text NOT NULL CHECK (type IN ('LOGOUT', 'SIMPLE_MESSAGE', 'BALANCE', 'BONUS', 'BONUS_2', 'BONUS_4')),
  template_id text,
  title text,
  text text,
  -- The bonus it offers: once that was answered, the message has nothing to say.
  bonus_id uuid REFERENCES pam.bonuses ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  dismissed_at timestamptz
);
CREATE INDEX player_messages_open ON pam.player_messages (player_id, created_at) WHERE dismissed_at IS NULL;
