-- A session is one opening of a game in one window: in demo it has a play balance of its own and is nobody's account, in real play it is a player's. The player's
-- newest one plays, the ones before it have moved (M7). The token itself is never kept, only its hash.
CREATE TABLE game_host.sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  game_code text NOT NULL,
  -- The model the session's window was told of: it starts no rounds on another one.
  variant_id text,
  balance bigint CHECK (balance >= 0),
  player_id uuid,
  wallet_session_id uuid,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  moved_at timestamptz,
  CONSTRAINT a_session_is_demo_or_real CHECK ((player_id IS NULL) = (balance IS NOT NULL) AND (player_id IS NULL) = (wallet_session_id IS NULL))
);
CREATE INDEX sessions_by_use ON game_host.sessions (last_used_at);
CREATE INDEX sessions_by_player ON game_host.sessions (player_id, game_code) WHERE player_id IS NOT NULL;

-- Rounds of every kind of game. A round is decided and kept before it is answered. The id is the client's: the key makes a repeated call answer the same round. The
-- owner is the player, in demo the session: an id given by a client means nothing without its owner.
CREATE TABLE game_host.rounds (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  is_real boolean NOT NULL DEFAULT false,
  game_code text NOT NULL,
  -- The model that decided it, so that an old round can be understood after its game was given another one.
  variant_id text NOT NULL,
  -- staking: decided, the wallet has not acknowledged the stake, nobody has seen it. open: waits for an action or runs. closed: over.
  -- cancelled: nobody knew whether the stake was taken; it is taken back. refused: the wallet said no.
  phase text NOT NULL DEFAULT 'closed' CHECK (phase IN ('staking', 'open', 'closed', 'cancelled', 'refused')),
  request jsonb NOT NULL,
  state jsonb NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  staked bigint NOT NULL,
  win bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
  payment text NOT NULL DEFAULT 'balance' CHECK (payment IN ('balance', 'gaming-bonus')),
  balance_after_bet bigint CHECK (balance_after_bet >= 0),
  balance bigint,
  -- Number of calls to the wallet so far: what makes their ids.
  calls int NOT NULL DEFAULT 0,
  -- An action whose stake the wallet has not acknowledged.
  pending jsonb,
  -- Actions done, by id.
  actions jsonb NOT NULL DEFAULT '[]',
  refusal jsonb,
  -- The level this round wins, as drawn with the round; what it paid is known when the stake is acknowledged.
  jackpot_drawn jsonb,
  jackpot_title text,
  jackpot_amount bigint CHECK (jackpot_amount > 0),
  played_at timestamptz NOT NULL,
  due_at timestamptz,
  seen_at timestamptz,
  -- A round that its player did not finish and the house did: who, how, why and when. `stand`: ended as it stood by its game's rules; `void`: its stakes went back.
  concluded jsonb,
  PRIMARY KEY (owner_id, id),
  CONSTRAINT stakes_add_up CHECK (staked >= bet),
  CONSTRAINT only_what_is_over_won CHECK (phase = 'closed' OR win = 0),
  CONSTRAINT what_is_shown_was_acknowledged CHECK (phase NOT IN ('open', 'closed') OR (balance_after_bet IS NOT NULL AND balance IS NOT NULL))
);
COMMENT ON COLUMN game_host.rounds.due_at IS 'When a round that runs by the clock is over by itself; by game_host.round_clock.';
-- A second round of a game waits for the first (M6).
CREATE UNIQUE INDEX rounds_one_unfinished ON game_host.rounds (owner_id, game_code) WHERE phase IN ('staking', 'open');
CREATE INDEX rounds_history ON game_host.rounds (owner_id, game_code, played_at DESC, id DESC) WHERE phase = 'closed';
CREATE INDEX rounds_due ON game_host.rounds (due_at) WHERE phase = 'open' AND due_at IS NOT NULL;
CREATE INDEX rounds_in_doubt ON game_host.rounds (played_at) WHERE phase = 'staking' OR pending IS NOT NULL;
CREATE INDEX rounds_open_since ON game_host.rounds (played_at) WHERE phase = 'open';
-- A player has one at most in a game: starting a round says that the one before was seen.
CREATE INDEX rounds_unseen ON game_host.rounds (owner_id, game_code) WHERE phase = 'closed' AND is_real AND seen_at IS NULL;
-- What is removed when it is old enough lies in the order it was written: a few bytes find it.
CREATE INDEX rounds_by_age ON game_host.rounds USING brin (played_at);

-- Ids of removed rounds: the wallet has settled them, so they are never played again.
CREATE TABLE game_host.spent_round_ids (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (owner_id, id)
);

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

-- The clock that rounds run by (crash): it counts the time during which a game host ran, so a wall clock that is set neither ends nor prolongs a round. Hosts carry it on
-- by their monotonic clocks and write it here every second. It starts at the time of day.
CREATE TABLE game_host.round_clock (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at timestamptz NOT NULL,
  written_at timestamptz NOT NULL,
  written_by uuid
);
INSERT INTO game_host.round_clock (at, written_at) VALUES (clock_timestamp(), clock_timestamp());
