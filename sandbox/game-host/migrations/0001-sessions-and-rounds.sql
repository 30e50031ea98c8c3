-- One opening of a game in one window. A demo session holds its own play balance; a real session belongs to a player. Only the player's newest session of a game
-- plays, earlier ones are superseded (M7). Only the token's hash is stored.
CREATE TABLE game_host.sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  game_code text NOT NULL,
  -- The model shown in the session's window; it starts no rounds on another one.
  variant_id text,
  balance bigint CHECK (balance >= 0),
  player_id uuid,
  wallet_session_id uuid,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  superseded_at timestamptz,
  CONSTRAINT sessions_demo_or_real CHECK ((player_id IS NULL) = (balance IS NOT NULL) AND (player_id IS NULL) = (wallet_session_id IS NULL))
);
CREATE INDEX sessions_by_use ON game_host.sessions (last_used_at);
CREATE INDEX sessions_by_player ON game_host.sessions (player_id, game_code) WHERE player_id IS NOT NULL;

-- Rounds of every kind of game, stored before they are answered. The client chooses the id, which is the idempotency key: a repeated call returns the same round.
-- owner_id is the player, in demo the session; an id is only unique per owner.
CREATE TABLE game_host.rounds (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  is_real boolean NOT NULL DEFAULT false,
  game_code text NOT NULL,
  -- The model that decided the round; its game may have been given another one since.
  variant_id text NOT NULL,
  -- staking: decided, the wallet has not acknowledged the stake, not visible to the player. open: waits for an action or runs. closed: over.
  -- cancelled: it is unknown whether the stake was taken, so it is rolled back. refused: the wallet refused the stake.
  phase text NOT NULL DEFAULT 'closed' CHECK (phase IN ('staking', 'open', 'closed', 'cancelled', 'refused')),
  request jsonb NOT NULL,
  state jsonb NOT NULL,
  bet bigint NOT NULL CHECK (bet > 0),
  staked bigint NOT NULL,
  win bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
  payment text NOT NULL DEFAULT 'balance' CHECK (payment IN ('balance', 'gaming-bonus')),
  balance_after_bet bigint CHECK (balance_after_bet >= 0),
  balance bigint,
  -- Number of wallet calls so far; the next transaction id is derived from it.
  call_count int NOT NULL DEFAULT 0,
  -- An action whose stake the wallet has not acknowledged.
  pending_action jsonb,
  -- Actions applied, with their ids.
  actions jsonb NOT NULL DEFAULT '[]',
  refusal jsonb,
  -- The jackpot level this round wins, drawn with the round; the amount is known when the stake is acknowledged.
  jackpot_drawn jsonb,
  jackpot_title text,
  jackpot_amount bigint CHECK (jackpot_amount > 0),
  played_at timestamptz NOT NULL,
  due_at timestamptz,
  seen_at timestamptz,
  -- Of a round that was ended without its player: who, how, why and when. `stand`: settled as it stood by its game's rules; `void`: its stakes were rolled back.
  conclusion jsonb,
  PRIMARY KEY (owner_id, id),
  CONSTRAINT rounds_staked_covers_bet CHECK (staked >= bet),
  CONSTRAINT rounds_win_only_closed CHECK (phase = 'closed' OR win = 0),
  CONSTRAINT rounds_visible_has_balances CHECK (phase NOT IN ('open', 'closed') OR (balance_after_bet IS NOT NULL AND balance IS NOT NULL))
);
COMMENT ON COLUMN game_host.rounds.due_at IS 'When a round that runs by the clock ends by itself, in the time of game_host.round_clock.';
-- One unfinished round per game and owner (M6).
CREATE UNIQUE INDEX rounds_one_unfinished ON game_host.rounds (owner_id, game_code) WHERE phase IN ('staking', 'open');
CREATE INDEX rounds_history ON game_host.rounds (owner_id, game_code, played_at DESC, id DESC) WHERE phase = 'closed';
CREATE INDEX rounds_due ON game_host.rounds (due_at) WHERE phase = 'open' AND due_at IS NOT NULL;
CREATE INDEX rounds_in_doubt ON game_host.rounds (played_at) WHERE phase = 'staking' OR pending_action IS NOT NULL;
CREATE INDEX rounds_open_since ON game_host.rounds (played_at) WHERE phase = 'open';
-- At most one per player and game: starting a round marks the previous one as seen.
CREATE INDEX rounds_unseen ON game_host.rounds (owner_id, game_code) WHERE phase = 'closed' AND is_real AND seen_at IS NULL;
-- Rows are stored in the order they were written, so a small BRIN index finds those to purge.
CREATE INDEX rounds_by_age ON game_host.rounds USING brin (played_at);

-- Ids of purged rounds: the wallet has settled them, so they are never played again.
CREATE TABLE game_host.purged_round_ids (
  owner_id uuid NOT NULL,
  id uuid NOT NULL,
  PRIMARY KEY (owner_id, id)
);

-- A round is finished and shown by the model that decided it (`rounds.variant_id`), whatever its game plays now. The game's appearance with that model is stored when a
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

-- The clock that rounds run by (crash). It counts only the time during which a game host ran, so setting a wall clock neither ends nor prolongs a round. Hosts advance it
-- by their monotonic clocks and write it here every second. It starts at the time of day.
CREATE TABLE game_host.round_clock (
  is_singleton boolean PRIMARY KEY DEFAULT true CHECK (is_singleton),
  clock_time timestamptz NOT NULL,
  written_at timestamptz NOT NULL,
  written_by uuid
);
INSERT INTO game_host.round_clock (clock_time, written_at) VALUES (clock_timestamp(), clock_timestamp());
