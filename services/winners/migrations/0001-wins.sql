-- Published wins of real rounds. Players are stored as initials only (decision 0027) [7.39].
CREATE TABLE winners.wins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id text NOT NULL UNIQUE,
  won_at timestamptz NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  player text NOT NULL,
  game_code text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Title of the jackpot, or null for a win of the game itself.
  jackpot text
);
CREATE INDEX wins_recent ON winners.wins (country, won_at DESC);
CREATE INDEX wins_highest ON winners.wins (country, amount DESC);
CREATE INDEX wins_jackpots ON winners.wins (country, won_at DESC) WHERE jackpot IS NOT NULL;

-- Position in PAM's event feed, updated in the transaction that stores the wins, so that none is lost or stored twice.
CREATE TABLE winners.feed_cursors (
  feed text PRIMARY KEY,
  cursor text NOT NULL
);
