-- The ledger. A row is one transaction; its postings are columns, one per account: the player's cash and bonus money, and the
-- operator's accounts for games, promotions, and payments (`bank`). Every row sums to 0. The operator's balances are computed
-- from these columns on demand, so no row is shared by two players' bets.

-- A CHECK is stored as text and parsed again by every statement that writes the table, which took as long as the insert itself.
-- A function body is parsed once per connection, so long checks are functions.
CREATE FUNCTION pam.posts_to_expected_accounts(kind text, amount bigint, cash bigint, bonus bigint, games bigint, promotions bigint, bank bigint) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE kind
    WHEN 'bet' THEN cash <= 0 AND bonus <= 0 AND games >= 0 AND promotions <= 0 AND bank = 0 AND games = amount
    WHEN 'win' THEN cash >= 0 AND bonus >= 0 AND games <= 0 AND promotions = 0 AND bank = 0 AND games = -amount
    WHEN 'rollback' THEN cash >= 0 AND bonus >= 0 AND games <= 0 AND promotions >= 0 AND bank = 0
    WHEN 'deposit' THEN cash = amount AND bank = -amount
    WHEN 'withdrawal' THEN cash = -amount AND bank = amount
    WHEN 'opening' THEN cash = amount AND bank = -amount
    WHEN 'bonus-grant' THEN bonus = amount AND promotions = -amount
    WHEN 'bonus-conversion' THEN bonus = -amount AND cash = amount
    WHEN 'bonus-forfeit' THEN bonus = -amount AND promotions = amount
    WHEN 'bonus-cash' THEN cash = amount AND promotions = -amount
    ELSE false
  END;
END $$;

CREATE FUNCTION pam.names_provider_call(kind text, provider text, provider_transaction text, payment text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (kind IN ('bet', 'win', 'rollback')) = (provider IS NOT NULL AND provider_transaction IS NOT NULL)
    AND (payment IS NULL OR payment IN ('balance', 'gaming-bonus'));
END $$;

CREATE SEQUENCE pam.event_ids;
CREATE TABLE pam.ledger (
  id bigint PRIMARY KEY DEFAULT nextval('pam.event_ids'),
  -- With `id`, the order of the event feed; see `pam.events`.
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  -- Day (Europe/Bratislava) whose totals it counts towards.
  day date NOT NULL,
  -- No foreign key: the posting trigger below fails without the player's wallet, and wallets are never removed.
  player_id uuid NOT NULL,
  kind text NOT NULL,
  -- The requested amount, in cents.
  amount bigint NOT NULL CHECK (amount >= 0),
  cash bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  games bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  bank bigint NOT NULL DEFAULT 0,
  -- Bets, wins and rollbacks: the provider, its transaction id, the round (`rounds.key`), how the bet was paid.
  provider text,
  provider_transaction text,
  round_key bigint,
  payment text,
  -- Rollbacks: the provider's id of the bet, whether or not that bet arrived.
  reverses text,
  closes_round boolean NOT NULL DEFAULT false,
  -- The payment id, or the bonus id.
  reference uuid,
  -- The same transaction id with different call data is a mismatch (M1). Data without a column of its own: a win's jackpot; the
  -- round and game of a rollback whose bet has not arrived.
  call_details jsonb,
  CONSTRAINT postings_sum_to_zero CHECK (cash + bonus + games + promotions + bank = 0),
  CONSTRAINT provider_calls_are_identified CHECK (pam.names_provider_call(kind, provider, provider_transaction, payment)),
  CONSTRAINT kind_posts_to_expected_accounts CHECK (pam.posts_to_expected_accounts(kind, amount, cash, bonus, games, promotions, bank))
);
-- Idempotency of provider calls (M1), payments and bonus steps.
CREATE UNIQUE INDEX ledger_once_per_call ON pam.ledger (provider, provider_transaction) WHERE provider IS NOT NULL;
CREATE UNIQUE INDEX ledger_once_per_reference ON pam.ledger (player_id, kind, reference) WHERE reference IS NOT NULL AND provider IS NULL;
CREATE INDEX ledger_by_round ON pam.ledger (round_key) WHERE round_key IS NOT NULL;
CREATE INDEX ledger_rollbacks ON pam.ledger (provider, reverses) WHERE reverses IS NOT NULL;
CREATE INDEX ledger_in_feed_order ON pam.ledger (xact, id);

-- A player's current balances. One row, so that a bet locks one row.
CREATE TABLE pam.wallets (
  player_id uuid PRIMARY KEY REFERENCES pam.players,
  cash bigint NOT NULL DEFAULT 0 CHECK (cash >= 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency ~ '^[A-Z]{3}$')
) WITH (fillfactor = 50);


-- Runs once per statement, because bets are batched. AFTER, not BEFORE: a row skipped by ON CONFLICT must not change a balance.
CREATE FUNCTION pam.post_to_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE updated_wallets bigint;
BEGIN
  UPDATE pam.wallets w SET cash = w.cash + p.cash, bonus = w.bonus + p.bonus
    FROM (SELECT player_id, sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus FROM posted GROUP BY player_id) p WHERE w.player_id = p.player_id;
  GET DIAGNOSTICS updated_wallets = ROW_COUNT;
  IF updated_wallets <> (SELECT count(DISTINCT player_id) FROM posted) THEN
    RAISE EXCEPTION 'player % has no wallet', (SELECT player_id FROM posted WHERE NOT EXISTS (SELECT FROM pam.wallets w WHERE w.player_id = posted.player_id) LIMIT 1)
      USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_posts AFTER INSERT ON pam.ledger REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION pam.post_to_wallet();

CREATE FUNCTION pam.refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only, wallets change through postings only';
END $$;
CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON pam.ledger FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER ledger_is_not_truncated BEFORE TRUNCATE ON pam.ledger FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_follow_postings BEFORE UPDATE ON pam.wallets FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_start_empty BEFORE INSERT ON pam.wallets FOR EACH ROW WHEN (NEW.cash <> 0 OR NEW.bonus <> 0) EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_are_not_deleted BEFORE DELETE ON pam.wallets FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER wallets_are_not_truncated BEFORE TRUNCATE ON pam.wallets FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();

-- The postings as rows, one per account.
CREATE VIEW pam.postings AS
  SELECT l.id AS transaction_id, l.at, l.day, l.player_id, p.account, p.amount
  FROM pam.ledger l CROSS JOIN LATERAL (VALUES
    ('player:cash', l.cash), ('player:bonus', l.bonus), ('operator:games', l.games), ('operator:promotions', l.promotions), ('operator:bank', l.bank)) p (account, amount)
  WHERE p.amount <> 0;

CREATE FUNCTION pam.is_valid_round(state text, payment text, staked bigint, staked_cash bigint, staked_bonus bigint, won bigint, balance_after bigint,
  jackpot_amount bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN state IN ('open', 'closed', 'rolled-back') AND payment IN ('balance', 'gaming-bonus') AND staked_cash >= 0 AND staked_bonus >= 0
    AND staked_cash + staked_bonus <= staked AND won >= 0 AND balance_after >= 0 AND (jackpot_amount IS NULL OR jackpot_amount > 0);
END $$;

-- Rounds: what was staked, paid and won. Unique per player too: a table game's round has many players.
CREATE TABLE pam.rounds (
  key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- No foreign key; see `pam.ledger`.
  player_id uuid NOT NULL,
  round_id text NOT NULL,
  game_code text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- All stakes, and the part paid as cash and as bonus money; the rest was paid by a gaming bonus.
  staked bigint NOT NULL,
  staked_cash bigint NOT NULL,
  staked_bonus bigint NOT NULL,
  won bigint NOT NULL DEFAULT 0,
  payment text NOT NULL,
  balance_after bigint NOT NULL,
  jackpot_title text,
  jackpot_amount bigint,
  CONSTRAINT rounds_are_valid CHECK (pam.is_valid_round(state, payment, staked, staked_cash, staked_bonus, won, balance_after, jackpot_amount)),
  UNIQUE (provider, player_id, round_id)
) WITH (fillfactor = 80);
CREATE INDEX rounds_open ON pam.rounds (player_id) WHERE state = 'open';
CREATE INDEX rounds_by_player ON pam.rounds (player_id, opened_at);
-- Rounds are stored in opening order, so a small BRIN index finds a day's rounds.
CREATE INDEX rounds_by_opening ON pam.rounds USING brin (opened_at);
CREATE TRIGGER rounds_are_not_deleted BEFORE DELETE ON pam.rounds FOR EACH ROW EXECUTE FUNCTION pam.refuse_ledger_change();
CREATE TRIGGER rounds_are_not_truncated BEFORE TRUNCATE ON pam.rounds FOR EACH STATEMENT EXECUTE FUNCTION pam.refuse_ledger_change();

-- The player's own stakes in open rounds [3.49].
CREATE FUNCTION pam.held_by(of_player uuid) RETURNS bigint LANGUAGE sql STABLE AS
  $$ SELECT coalesce(sum(staked_cash + staked_bonus), 0)::bigint FROM pam.rounds WHERE player_id = of_player AND state = 'open' $$;

-- Deposits and withdrawals, for the payment statistic [7.14].
CREATE TABLE pam.payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  -- The caller's idempotency key.
  payment_id uuid,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL
);
CREATE INDEX payments_by_player ON pam.payments (player_id, at);
CREATE UNIQUE INDEX payments_once ON pam.payments (player_id, payment_id) WHERE payment_id IS NOT NULL;
-- Hook: runs in the transaction that posted a deposit or withdrawal.
CREATE FUNCTION pam.payment_posted(of_player uuid, of_payment uuid, of_kind text, paid bigint, at timestamptz) RETURNS void LANGUAGE sql AS $$ SELECT $$;

-- Posts bonus money granted, forfeited or converted to cash, and cash grants. Once per kind and reference; null: already posted.
CREATE FUNCTION pam.post_bonus(of_player uuid, of_kind text, cents bigint, of_reference uuid, at_time timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE posted bigint;
BEGIN
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, reference, bonus, cash, promotions) VALUES (at_time, pam.day_of(at_time), of_player, of_kind, cents, of_reference,
    CASE of_kind WHEN 'bonus-grant' THEN cents WHEN 'bonus-cash' THEN 0 ELSE -cents END,
    CASE WHEN of_kind IN ('bonus-conversion', 'bonus-cash') THEN cents ELSE 0 END,
    CASE of_kind WHEN 'bonus-grant' THEN -cents WHEN 'bonus-cash' THEN -cents WHEN 'bonus-forfeit' THEN cents ELSE 0 END)
  ON CONFLICT (player_id, kind, reference) WHERE reference IS NOT NULL AND provider IS NULL DO NOTHING RETURNING id INTO posted;
  RETURN posted;
END $$;
