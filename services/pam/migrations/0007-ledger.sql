-- The ledger. A row is one transaction with its postings beside each other, one column an account: what the player has as cash and as bonus money,
-- and the house's accounts for games, gifts, and money that comes in and goes out. The sum over a row is 0, so money is only ever moved.
-- The house's balances are folds of these columns, asked for when they are wanted: no row is common to two players' bets.
CREATE SEQUENCE pam.event_ids;
CREATE TABLE pam.ledger (
  id bigint PRIMARY KEY DEFAULT nextval('pam.event_ids'),
  -- With `id` the order in which the event feed tells; see 0008.
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  -- Of Bratislava: the day whose totals it counts to.
  day date NOT NULL,
  -- No foreign key: the posting below fails without the player's wallet, which nothing removes.
  player_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('opening', 'deposit', 'withdrawal', 'bet', 'win', 'rollback', 'bonus-grant', 'bonus-conversion', 'bonus-forfeit', 'bonus-cash')),
  -- What was asked for.
  amount bigint NOT NULL CHECK (amount >= 0),
  cash bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  games bigint NOT NULL DEFAULT 0,
  gifts bigint NOT NULL DEFAULT 0,
  bank bigint NOT NULL DEFAULT 0,
  -- Of bets, wins and rollbacks: whose call it was, its id there, the round (`rounds.key`), how it was paid.
  provider text,
  provider_transaction text,
  round_key bigint,
  payment text CHECK (payment IN ('balance', 'gaming-bonus')),
  -- Of a rollback: the bet's id at the provider, whether that bet had come or not.
  reverses text,
  closes_round boolean NOT NULL DEFAULT false,
  -- Of a payment its id, of anything about a bonus the bonus.
  reference uuid,
  CONSTRAINT postings_sum_to_zero CHECK (cash + bonus + games + gifts + bank = 0),
  CONSTRAINT calls_name_their_provider CHECK ((kind IN ('bet', 'win', 'rollback')) = (provider IS NOT NULL AND provider_transaction IS NOT NULL)),
  CONSTRAINT a_kind_moves_its_own_accounts CHECK (CASE kind
    WHEN 'bet' THEN cash <= 0 AND bonus <= 0 AND games >= 0 AND gifts <= 0 AND bank = 0 AND games = amount
    WHEN 'win' THEN cash >= 0 AND bonus >= 0 AND games <= 0 AND gifts = 0 AND bank = 0 AND games = -amount
    WHEN 'rollback' THEN cash >= 0 AND bonus >= 0 AND games <= 0 AND gifts >= 0 AND bank = 0
    WHEN 'deposit' THEN cash = amount AND bank = -amount
    WHEN 'withdrawal' THEN cash = -amount AND bank = amount
    WHEN 'opening' THEN cash = amount AND bank = -amount
    WHEN 'bonus-grant' THEN bonus = amount AND gifts = -amount
    WHEN 'bonus-conversion' THEN bonus = -amount AND cash = amount
    WHEN 'bonus-forfeit' THEN bonus = -amount AND gifts = amount
    WHEN 'bonus-cash' THEN cash = amount AND gifts = -amount
  END)
);
-- What makes a provider's call idempotent (M1), and a payment or a step of a bonus.
CREATE UNIQUE INDEX ledger_once_per_call ON pam.ledger (provider, provider_transaction) WHERE provider IS NOT NULL;
CREATE UNIQUE INDEX ledger_once_per_reference ON pam.ledger (player_id, kind, reference) WHERE reference IS NOT NULL AND provider IS NULL;
CREATE INDEX ledger_by_round ON pam.ledger (round_key) WHERE round_key IS NOT NULL;
CREATE INDEX ledger_rollbacks ON pam.ledger (provider, reverses) WHERE reverses IS NOT NULL;
CREATE INDEX ledger_as_told ON pam.ledger (xact, id);

-- The fold of a player's postings, kept. One row, so that a bet locks one.
CREATE TABLE pam.wallets (
  player_id uuid PRIMARY KEY REFERENCES pam.players,
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency ~ '^[A-Z]{3}$')
) WITH (fillfactor = 50);

-- After, not before: a row that a conflict skips then moves nothing.
CREATE FUNCTION pam.post_to_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pam.wallets SET cash = cash + NEW.cash, bonus = bonus + NEW.bonus WHERE player_id = NEW.player_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'the ledger knows no wallet of player %', NEW.player_id USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_posts AFTER INSERT ON pam.ledger FOR EACH ROW EXECUTE FUNCTION pam.post_to_wallet();

CREATE FUNCTION pam.refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only, and wallets are changed by postings alone';
END $$;
CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON pam.ledger FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER ledger_is_not_emptied BEFORE TRUNCATE ON pam.ledger FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_follow_postings BEFORE UPDATE ON pam.wallets FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_begin_empty BEFORE INSERT ON pam.wallets FOR EACH ROW WHEN (NEW.cash <> 0 OR NEW.bonus <> 0) EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_stay BEFORE DELETE ON pam.wallets FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_are_not_emptied BEFORE TRUNCATE ON pam.wallets FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();

-- The postings as rows, for whoever asks an account rather than a transaction.
CREATE VIEW pam.postings AS
  SELECT l.id AS transaction_id, l.at, l.day, l.player_id, p.account, p.amount
  FROM pam.ledger l CROSS JOIN LATERAL (VALUES
    ('player:cash', l.cash), ('player:bonus', l.bonus), ('house:games', l.games), ('house:gifts', l.gifts), ('house:bank', l.bank)) p (account, amount)
  WHERE p.amount <> 0;

CREATE FUNCTION pam.day_of(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (at AT TIME ZONE 'Europe/Bratislava')::date $$;

-- What players had before there was a ledger.
INSERT INTO pam.wallets (player_id) SELECT id FROM pam.players;
INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank)
  SELECT now(), pam.day_of(now()), player_id, 'opening', sum(amount), sum(amount), -sum(amount) FROM pam.balances GROUP BY player_id HAVING sum(amount) > 0;
DROP TABLE pam.balances;

-- Rounds: what was staked, paid and won in each. Told apart by player too: a table's round has many.
CREATE TABLE pam.rounds (
  key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- No foreign key, for the ledger's reason.
  player_id uuid NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'rolled-back')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- All stakes, and of them what the player paid as cash and as bonus money; the rest was a gaming bonus.
  staked bigint NOT NULL CHECK (staked >= 0),
  staked_cash bigint NOT NULL CHECK (staked_cash >= 0),
  staked_bonus bigint NOT NULL CHECK (staked_bonus >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  payment text NOT NULL CHECK (payment IN ('balance', 'gaming-bonus')),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  jackpot_title text,
  jackpot_amount bigint CHECK (jackpot_amount > 0),
  CHECK (staked_cash + staked_bonus <= staked),
  UNIQUE (provider, player_id, round_id)
) WITH (fillfactor = 80);
CREATE INDEX rounds_open ON pam.rounds (player_id) WHERE state = 'open';
CREATE INDEX rounds_by_player ON pam.rounds (player_id, opened_at);
CREATE TRIGGER rounds_stay BEFORE DELETE ON pam.rounds FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER rounds_are_not_emptied BEFORE TRUNCATE ON pam.rounds FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();

-- What the player's own stakes in unfinished rounds come to [3.49].
CREATE FUNCTION pam.held_by(of_player uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT coalesce(sum(staked_cash + staked_bonus), 0)::bigint FROM pam.rounds WHERE player_id = of_player AND state = 'open' $$;

-- The player's game at a provider (M7). It lives as long as the login it was opened in.
CREATE TABLE pam.wallet_sessions (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  game_code text NOT NULL,
  login_id uuid NOT NULL REFERENCES pam.sessions ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  UNIQUE (player_id, provider, game_code)
);
CREATE INDEX wallet_sessions_by_login ON pam.wallet_sessions (login_id);
-- A token that was redeemed for a launch (M7).
ALTER TABLE pam.access_tokens ADD COLUMN used_at timestamptz;

-- The operator's switches (GLI-19 2.4.1): a row stops.
CREATE TABLE pam.play_stops (
  scope text NOT NULL CHECK (scope IN ('all', 'game', 'player')),
  -- Empty, a game's code, or a player's id.
  subject text NOT NULL,
  reason text NOT NULL,
  stopped_at timestamptz NOT NULL,
  PRIMARY KEY (scope, subject),
  CHECK ((scope = 'all') = (subject = ''))
);

-- What kind of game a code is, as the content service said last: an exclusion may name a kind alone [6.7].
CREATE TABLE pam.game_types (
  game_code text PRIMARY KEY,
  type text NOT NULL,
  read_at timestamptz NOT NULL
);

-- The caller's id of a payment makes it idempotent.
ALTER TABLE pam.payments ADD COLUMN payment_id uuid;
CREATE UNIQUE INDEX payments_once ON pam.payments (player_id, payment_id) WHERE payment_id IS NOT NULL;

-- Seams for what stands beside the wallet (bonuses, tournaments). Replaced by their own migrations; run in the wallet's transaction.
-- Free spins and golden chips that may pay a bet of that game.
CREATE FUNCTION pam.usable_bonuses(of_player uuid, of_game text, at timestamptz)
  RETURNS TABLE (bonus_id uuid, kind text, remaining integer, value bigint, ends_at timestamptz) LANGUAGE sql STABLE AS
  $$ SELECT NULL::uuid, NULL::text, NULL::integer, NULL::bigint, NULL::timestamptz WHERE false $$;
-- Takes one spin or chip worth `stake`; false: it cannot.
CREATE FUNCTION pam.use_gaming_bonus(of_player uuid, of_bonus uuid, of_game text, stake bigint, at timestamptz) RETURNS boolean LANGUAGE sql AS
  $$ SELECT false $$;
-- Gives that spin or chip back: its bet was rolled back.
CREATE FUNCTION pam.return_gaming_bonus(of_player uuid, of_bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$ SELECT $$;
-- A round was closed; its row is final.
CREATE FUNCTION pam.round_closed(of_round pam.rounds, at timestamptz) RETURNS void LANGUAGE sql AS $$ SELECT $$;
-- A deposit or withdrawal was posted.
CREATE FUNCTION pam.payment_posted(of_player uuid, of_payment uuid, of_kind text, paid bigint, at timestamptz) RETURNS void LANGUAGE sql AS $$ SELECT $$;

-- Bonus money: granted, lost, turned into cash; and cash that is a gift. Once for each kind and reference; null: it was posted before.
CREATE FUNCTION pam.post_bonus(of_player uuid, of_kind text, cents bigint, of_reference uuid, at_time timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE posted bigint;
BEGIN
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, reference, bonus, cash, gifts) VALUES (at_time, pam.day_of(at_time), of_player, of_kind, cents, of_reference,
    CASE of_kind WHEN 'bonus-grant' THEN cents WHEN 'bonus-cash' THEN 0 ELSE -cents END,
    CASE WHEN of_kind IN ('bonus-conversion', 'bonus-cash') THEN cents ELSE 0 END,
    CASE of_kind WHEN 'bonus-grant' THEN -cents WHEN 'bonus-cash' THEN -cents WHEN 'bonus-forfeit' THEN cents ELSE 0 END)
  ON CONFLICT (player_id, kind, reference) WHERE reference IS NOT NULL AND provider IS NULL DO NOTHING RETURNING id INTO posted;
  RETURN posted;
END $$;
