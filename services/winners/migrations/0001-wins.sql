-- Wins worth telling, as rounds that were really played leave them. Names are shortened before they come here [7.39].
CREATE TABLE bulletin.wins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id text NOT NULL UNIQUE,
  won_at timestamptz NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  -- "Peter K.", and the town or null.
  player text NOT NULL,
  town text,
  game_code text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- The jackpot that was won, or null for a win of the game itself.
  jackpot text
);
CREATE INDEX wins_recent ON bulletin.wins (country, won_at DESC);
CREATE INDEX wins_highest ON bulletin.wins (country, amount DESC);
