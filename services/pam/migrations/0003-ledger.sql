-- The ledger. A row is one transaction with its postings beside each other, one column an account: what the player has as cash and as bonus money,
-- and the house's accounts for games, gifts, and money that comes in and goes out. The sum over a row is 0, so money is only ever moved.
-- The house's balances are folds of these columns, asked for when they are wanted: no row is common to two players' bets.

-- A CHECK is kept as text, and every statement that writes its table reads that text anew: the ledger's took as long as the writing. A function's body is read
-- once a connection, so the long ones are functions.
CREATE FUNCTION pam.moves_its_own_accounts(kind text, amount bigint, cash bigint, bonus bigint, games bigint, gifts bigint, bank bigint) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE kind
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
    ELSE false
  END;
END $$;

CREATE FUNCTION pam.is_told_by_a_provider(kind text, provider text, provider_transaction text, payment text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (kind IN ('bet', 'win', 'rollback')) = (provider IS NOT NULL AND provider_transaction IS NOT NULL)
    AND (payment IS NULL OR payment IN ('balance', 'gaming-bonus'));
END $$;

CREATE SEQUENCE pam.event_ids;
CREATE TABLE pam.ledger (
  id bigint PRIMARY KEY DEFAULT nextval('pam.event_ids'),
  -- With `id` the order in which the event feed tells; see `pam.events`.
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  -- Of Bratislava: the day whose totals it counts to.
  day date NOT NULL,
  -- No foreign key: the posting below fails without the player's wallet, which nothing removes.
  player_id uuid NOT NULL,
  kind text NOT NULL,
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
  payment text,
  -- Of a rollback: the bet's id at the provider, whether that bet had come or not.
  reverses text,
  closes_round boolean NOT NULL DEFAULT false,
  -- Of a payment its id, of anything about a bonus the bonus.
  reference uuid,
  -- The same transaction id with anything else in the call is a mismatch (M1). What no column holds is kept here: of a win the jackpot it pays, of a rollback whose
  -- bet has not come its round and game.
  call_details jsonb,
  CONSTRAINT postings_sum_to_zero CHECK (cash + bonus + games + gifts + bank = 0),
  CONSTRAINT calls_name_their_provider CHECK (pam.is_told_by_a_provider(kind, provider, provider_transaction, payment)),
  CONSTRAINT a_kind_moves_its_own_accounts CHECK (pam.moves_its_own_accounts(kind, amount, cash, bonus, games, gifts, bank))
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

-- Once a statement: bets that come at the same moment are written together. After, not before: a row that a conflict skips then moves nothing.

-- Postings reach the wallets once a statement. After, not before: a row that a conflict skips then moves nothing.
CREATE FUNCTION pam.post_to_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wallets bigint;
BEGIN
  UPDATE pam.wallets w SET cash = w.cash + p.cash, bonus = w.bonus + p.bonus
    FROM (SELECT player_id, sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus FROM posted GROUP BY player_id) p WHERE w.player_id = p.player_id;
  GET DIAGNOSTICS wallets = ROW_COUNT;
  IF wallets <> (SELECT count(DISTINCT player_id) FROM posted) THEN
    RAISE EXCEPTION 'the ledger knows no wallet of player %', (SELECT player_id FROM posted WHERE NOT EXISTS (SELECT FROM pam.wallets w WHERE w.player_id = posted.player_id) LIMIT 1)
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_posts AFTER INSERT ON pam.ledger REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION pam.post_to_wallet();

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

CREATE FUNCTION pam.is_sound_round(state text, payment text, staked bigint, staked_cash bigint, staked_bonus bigint, won bigint, balance_after bigint,
  jackpot_amount bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN state IN ('open', 'closed', 'rolled-back') AND payment IN ('balance', 'gaming-bonus') AND staked_cash >= 0 AND staked_bonus >= 0
    AND staked_cash + staked_bonus <= staked AND won >= 0 AND balance_after >= 0 AND (jackpot_amount IS NULL OR jackpot_amount > 0);
END $$;

-- Rounds: what was staked, paid and won in each. Told apart by player too: a table's round has many.
CREATE TABLE pam.rounds (
  key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- No foreign key, for the ledger's reason.
  player_id uuid NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- All stakes, and of them what the player paid as cash and as bonus money; the rest was a gaming bonus.
  staked bigint NOT NULL,
  staked_cash bigint NOT NULL,
  staked_bonus bigint NOT NULL,
  won bigint NOT NULL DEFAULT 0,
  payment text NOT NULL,
  balance_after bigint NOT NULL,
  jackpot_title text,
  jackpot_amount bigint,
  CONSTRAINT rounds_are_sound CHECK (pam.is_sound_round(state, payment, staked, staked_cash, staked_bonus, won, balance_after, jackpot_amount)),
  UNIQUE (provider, player_id, round_id)
) WITH (fillfactor = 80);
CREATE INDEX rounds_open ON pam.rounds (player_id) WHERE state = 'open';
CREATE INDEX rounds_by_player ON pam.rounds (player_id, opened_at);
-- Rounds lie in the order they were opened: a few bytes for thousands of them find a day's.
CREATE INDEX rounds_by_opening ON pam.rounds USING brin (opened_at);
CREATE TRIGGER rounds_stay BEFORE DELETE ON pam.rounds FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER rounds_are_not_emptied BEFORE TRUNCATE ON pam.rounds FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();

-- What the player's own stakes in unfinished rounds come to [3.49].
CREATE FUNCTION pam.held_by(of_player uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT coalesce(sum(staked_cash + staked_bonus), 0)::bigint FROM pam.rounds WHERE player_id = of_player AND state = 'open' $$;

-- Deposits and withdrawals, for the payment statistic [7.14].
CREATE TABLE pam.payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  -- The caller's, which makes a payment idempotent.
  payment_id uuid,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL
);
CREATE INDEX payments_by_player ON pam.payments (player_id, at);
CREATE UNIQUE INDEX payments_once ON pam.payments (player_id, payment_id) WHERE payment_id IS NOT NULL;
-- A hook that runs in the transaction which posted a deposit or withdrawal.
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
