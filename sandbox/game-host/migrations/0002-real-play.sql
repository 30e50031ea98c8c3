-- A session of real play is one opening of a game in one window. The player's newest one plays, the ones before it have moved (M7).
ALTER TABLE game_host.sessions
  ALTER COLUMN balance DROP NOT NULL,
  ADD COLUMN player_id uuid,
  ADD COLUMN wallet_session_id uuid,
  ADD COLUMN moved_at timestamptz,
  ADD CONSTRAINT a_session_is_demo_or_real CHECK ((player_id IS NULL) = (balance IS NOT NULL) AND (player_id IS NULL) = (wallet_session_id IS NULL));
CREATE INDEX sessions_by_player ON game_host.sessions (player_id, game_code) WHERE player_id IS NOT NULL;

-- Rounds of every kind of game. The owner is the player, in demo the session: an id given by a client means nothing without its owner.
ALTER TABLE game_host.rounds DROP CONSTRAINT rounds_session_id_fkey;
ALTER TABLE game_host.rounds RENAME COLUMN session_id TO owner_id;
ALTER TABLE game_host.rounds RENAME COLUMN steps TO state;
ALTER TABLE game_host.rounds RENAME COLUMN created_at TO played_at;
ALTER TABLE game_host.rounds
  DROP CONSTRAINT rounds_check,
  ALTER COLUMN balance_after_bet DROP NOT NULL,
  ALTER COLUMN balance DROP NOT NULL,
  ALTER COLUMN win SET DEFAULT 0,
  ADD COLUMN is_real boolean NOT NULL DEFAULT false,
  ADD COLUMN game_code text,
  -- staking: decided, the wallet has not acknowledged the stake, nobody has seen it. open: waits for an action or runs. closed: over.
  -- cancelled: nobody knew whether the stake was taken; it is taken back. refused: the wallet said no.
  ADD COLUMN phase text NOT NULL DEFAULT 'closed' CHECK (phase IN ('staking', 'open', 'closed', 'cancelled', 'refused')),
  ADD COLUMN request jsonb,
  ADD COLUMN staked bigint,
  ADD COLUMN payment text NOT NULL DEFAULT 'balance' CHECK (payment IN ('balance', 'gaming-bonus')),
  -- Number of calls to the wallet so far: what makes their ids.
  ADD COLUMN calls int NOT NULL DEFAULT 0,
  -- An action whose stake the wallet has not acknowledged.
  ADD COLUMN pending jsonb,
  -- Actions done, by id.
  ADD COLUMN actions jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN refusal jsonb,
  -- The level this round wins, as drawn with the round; what it paid is known when the stake is acknowledged.
  ADD COLUMN jackpot_drawn jsonb,
  ADD COLUMN jackpot_title text,
  ADD COLUMN jackpot_amount bigint CHECK (jackpot_amount > 0),
  -- When a round that runs by the clock is over by itself.
  ADD COLUMN due_at timestamptz,
  ADD COLUMN seen_at timestamptz;
UPDATE game_host.rounds r SET game_code = s.game_code, staked = r.bet, seen_at = r.played_at,
  request = jsonb_build_object('bet', r.bet),
  state = jsonb_build_object('kind', 'slot', 'steps', r.state, 'win', r.win)
  FROM game_host.sessions s WHERE s.id = r.owner_id;
ALTER TABLE game_host.rounds
  ALTER COLUMN game_code SET NOT NULL,
  ALTER COLUMN staked SET NOT NULL,
  ALTER COLUMN request SET NOT NULL,
  ADD CONSTRAINT stakes_add_up CHECK (staked >= bet),
  ADD CONSTRAINT only_what_is_over_won CHECK (phase = 'closed' OR win = 0),
  ADD CONSTRAINT what_is_shown_was_acknowledged CHECK (phase NOT IN ('open', 'closed') OR (balance_after_bet IS NOT NULL AND balance IS NOT NULL));
-- A second round of a game waits for the first (M6).
CREATE UNIQUE INDEX rounds_one_unfinished ON game_host.rounds (owner_id, game_code) WHERE phase IN ('staking', 'open');
CREATE INDEX rounds_history ON game_host.rounds (owner_id, game_code, played_at DESC, id DESC) WHERE phase = 'closed';
CREATE INDEX rounds_due ON game_host.rounds (due_at) WHERE phase = 'open' AND due_at IS NOT NULL;
CREATE INDEX rounds_in_doubt ON game_host.rounds (played_at) WHERE phase = 'staking' OR pending IS NOT NULL;

-- What the wallet still has to be told, written in the transaction that decided it and repeated until there is a definite answer.
CREATE TABLE game_host.wallet_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('win', 'rollback')),
  transaction_id text NOT NULL UNIQUE,
  player_id uuid NOT NULL,
  round_id uuid NOT NULL,
  game_code text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  answered_at timestamptz,
  -- The wallet's definite no: somebody has to look at it.
  refused text
);
CREATE INDEX wallet_calls_due ON game_host.wallet_calls (next_attempt_at) WHERE answered_at IS NULL;
CREATE INDEX wallet_calls_of_round ON game_host.wallet_calls (player_id, game_code, id) WHERE answered_at IS NULL;
CREATE INDEX wallet_calls_refused ON game_host.wallet_calls (id) WHERE refused IS NOT NULL;

-- Jackpots: what each level holds, in ten-thousandths of a cent, so that the share of a stake is exact.
CREATE TABLE game_host.jackpot_levels (
  jackpot_id text NOT NULL,
  level int NOT NULL CHECK (level >= 0),
  title text NOT NULL,
  -- Cents it starts with in the catalogue.
  opening bigint NOT NULL CHECK (opening > 0),
  held bigint NOT NULL CHECK (held >= 0),
  PRIMARY KEY (jackpot_id, level)
);
-- A level is won once by a round, and starts anew.
CREATE TABLE game_host.jackpot_wins (
  jackpot_id text NOT NULL,
  level int NOT NULL,
  owner_id uuid NOT NULL,
  round_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  won_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, round_id),
  FOREIGN KEY (jackpot_id, level) REFERENCES game_host.jackpot_levels
);
