
-- The player's session of a game at a provider (M7). Valid as long as the login it was opened in.
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

-- The wallet's operations: each is one call, one transaction, one round trip. The player's wallet row is locked first, so a
-- player's money moves one step at a time and everything read afterwards stays valid until the end; players never wait for each
-- other.
CREATE TYPE pam.wallet_reply AS (refusal text, detail text, transaction bigint, payment text, cash bigint, bonus bigint, held bigint);

CREATE FUNCTION pam.wallet_refusal(refusal text, detail text DEFAULT NULL) RETURNS pam.wallet_reply LANGUAGE sql IMMUTABLE AS
  $$ SELECT ROW(refusal, detail, NULL, NULL, NULL, NULL, NULL)::pam.wallet_reply $$;

CREATE FUNCTION pam.wallet_reply_of(of_player uuid, of_transaction bigint, of_payment text) RETURNS pam.wallet_reply LANGUAGE sql STABLE AS
  $$ SELECT ROW(NULL, NULL, of_transaction, of_payment, w.cash, w.bonus, pam.held_by(of_player))::pam.wallet_reply FROM pam.wallets w WHERE w.player_id = of_player $$;

-- Why the player may not bet in a game, whatever the stake; null refusal: allowed. No row: unknown login.
CREATE FUNCTION pam.bet_checks(of_player uuid, of_login uuid, of_game text, at_time timestamptz)
  RETURNS TABLE (refusal text, detail text, limited boolean, last_action_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN NOT pam.is_active(s, at_time) THEN 'session-invalid'
      WHEN pam.is_stopped(of_player, of_game) THEN 'play-stopped'
      WHEN p.register_state <> 'clear' OR pam.is_excluded(of_player, of_game, at_time) THEN 'play-blocked'
    END,
    CASE WHEN p.register_state = 'unknown' AND NOT pam.is_excluded(of_player, of_game, at_time) THEN 'register-unknown' END,
    EXISTS (SELECT 1 FROM pam.limit_changes l WHERE l.player_id = of_player AND l.kind IN ('stake', 'loss')),
    s.last_action_at
  FROM pam.sessions s JOIN pam.players p ON p.id = s.player_id WHERE s.id = of_login
$$;

-- `admit_unknown`: the register does not reply and an outage was announced.
CREATE FUNCTION pam.wallet_bet(of_provider text, of_session uuid, of_transaction text, of_round text, of_game text, cents bigint, of_bonus uuid, at_time timestamptz,
  admit_unknown boolean) RETURNS pam.wallet_reply LANGUAGE plpgsql AS $$
DECLARE
  session record; facts record; balances record; earlier record; round pam.rounds; passed text;
  from_cash bigint := 0; from_bonus bigint := 0; held bigint; unfinished text; today date := pam.day_of(at_time); paid_by text := 'balance'; posted bigint;
BEGIN
  SELECT player_id, game_code, login_id INTO session FROM pam.wallet_sessions WHERE id = of_session AND provider = of_provider;
  IF FOUND THEN SELECT cash, bonus INTO balances FROM pam.wallets WHERE player_id = session.player_id FOR NO KEY UPDATE; END IF;

  -- Already rolled back, or already posted: the reply does not depend on the session any more.
  PERFORM FROM pam.ledger WHERE provider = of_provider AND reverses = of_transaction;
  IF FOUND THEN RETURN pam.wallet_refusal('bet-rolled-back'); END IF;
  SELECT l.id, l.player_id, l.payment, l.kind = 'bet' AND l.amount = cents AND r.round_id = of_round AND r.game_code = of_game
      AND l.reference IS NOT DISTINCT FROM of_bonus AS same INTO earlier
    FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT earlier.same OR earlier.player_id <> coalesce(session.player_id, earlier.player_id) THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
    RETURN pam.wallet_reply_of(earlier.player_id, earlier.id, earlier.payment);
  END IF;

  IF session.player_id IS NULL OR session.game_code <> of_game THEN RETURN pam.wallet_refusal('session-invalid'); END IF;
  SELECT * INTO facts FROM pam.bet_checks(session.player_id, session.login_id, of_game, at_time);
  IF NOT FOUND THEN RETURN pam.wallet_refusal('session-invalid'); END IF;
  IF facts.refusal IS NOT NULL AND NOT (facts.detail = 'register-unknown' AND admit_unknown) THEN RETURN pam.wallet_refusal(facts.refusal, facts.detail); END IF;

  SELECT coalesce(sum(r.staked_cash + r.staked_bonus), 0),
      (array_agg(r.round_id ORDER BY r.opened_at, r.key) FILTER (WHERE r.provider = of_provider AND r.game_code = of_game AND r.round_id <> of_round))[1]
    INTO held, unfinished FROM pam.rounds r WHERE r.player_id = session.player_id AND r.state = 'open';
  SELECT * INTO round FROM pam.rounds WHERE provider = of_provider AND player_id = session.player_id AND round_id = of_round;
  IF FOUND THEN
    IF round.game_code <> of_game THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
    IF round.state <> 'open' THEN RETURN pam.wallet_refusal('round-closed'); END IF;
  ELSIF unfinished IS NOT NULL THEN RETURN pam.wallet_refusal('round-unfinished', unfinished);
  END IF;

  IF of_bonus IS NOT NULL THEN
    IF NOT pam.use_gaming_bonus(session.player_id, of_bonus, of_game, cents, at_time) THEN RETURN pam.wallet_refusal('bonus-unusable'); END IF;
    paid_by := 'gaming-bonus';
  ELSE
    IF facts.limited THEN
      passed := pam.limit_passed(session.player_id, '{stake,loss}', cents, at_time);
      IF passed IS NOT NULL THEN RETURN pam.wallet_refusal('limit-reached', passed); END IF;
    END IF;
    IF balances.cash + balances.bonus < cents THEN RETURN pam.wallet_refusal('insufficient-funds'); END IF;
    from_cash := least(cents, balances.cash);
    from_bonus := cents - from_cash;
    PERFORM pam.add_to_totals(session.player_id, today, cents, 0);
  END IF;

  IF round.key IS NULL THEN
    INSERT INTO pam.rounds (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
      VALUES (of_provider, session.player_id, of_round, of_game, at_time, cents, from_cash, from_bonus, paid_by, balances.cash + balances.bonus - from_cash - from_bonus)
      RETURNING key INTO round.key;
  ELSE
    UPDATE pam.rounds SET staked = staked + cents, staked_cash = staked_cash + from_cash, staked_bonus = staked_bonus + from_bonus,
      balance_after = balances.cash + balances.bonus - from_cash - from_bonus WHERE key = round.key;
  END IF;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, promotions, provider, provider_transaction, round_key, payment, reference)
    VALUES (at_time, today, session.player_id, 'bet', cents, -from_cash, -from_bonus, cents, from_cash + from_bonus - cents,
      of_provider, of_transaction, round.key, paid_by, of_bonus) RETURNING id INTO posted;
  -- Playing counts as activity; one write per minute is enough.
  IF facts.last_action_at < at_time - interval '1 minute' THEN
    UPDATE pam.sessions SET last_action_at = greatest(last_action_at, at_time) WHERE id = session.login_id;
  END IF;
  RETURN ROW(NULL, NULL, posted, paid_by, balances.cash - from_cash, balances.bonus - from_bonus, held + from_cash + from_bonus)::pam.wallet_reply;
END $$;

-- Hook: runs in the transaction that closed a round; the round's row is final.
CREATE FUNCTION pam.round_closed(of_round pam.rounds, at timestamptz) RETURNS void LANGUAGE sql AS
  $$ SELECT pam.count_wagering(of_round, at), pam.score_round(of_round, at) $$;

-- Requires no session: wins of accepted stakes are paid even after logout or exclusion (M3).
CREATE FUNCTION pam.wallet_win(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, cents bigint, closes boolean, of_jackpot text,
  jackpot_cents bigint, at_time timestamptz) RETURNS pam.wallet_reply LANGUAGE plpgsql AS $$
DECLARE balances record; earlier record; round pam.rounds; to_bonus bigint; today date := pam.day_of(at_time); posted bigint;
  details jsonb := CASE WHEN of_jackpot IS NOT NULL THEN jsonb_build_object('jackpot', of_jackpot, 'amount', jackpot_cents) END;
BEGIN
  SELECT cash, bonus INTO balances FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  SELECT l.id, l.payment, l.kind = 'win' AND l.player_id = of_player AND l.amount = cents AND r.round_id = of_round AND r.game_code = of_game
      AND l.closes_round = closes AND l.call_details IS NOT DISTINCT FROM details AS same INTO earlier
    FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT earlier.same THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
    RETURN pam.wallet_reply_of(of_player, earlier.id, earlier.payment);
  END IF;
  SELECT * INTO round FROM pam.rounds WHERE provider = of_provider AND player_id = of_player AND round_id = of_round;
  IF NOT FOUND THEN RETURN pam.wallet_refusal('round-unknown'); END IF;
  IF round.game_code <> of_game THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
  IF round.state <> 'open' THEN RETURN pam.wallet_refusal('round-closed'); END IF;

  -- Paid back in the proportion of the stakes; the remainder is cash. Wins of a gaming bonus are cash.
  to_bonus := CASE WHEN round.staked_bonus = 0 THEN 0 ELSE div(cents::numeric * round.staked_bonus, round.staked)::bigint END;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, provider, provider_transaction, round_key, payment, closes_round, call_details)
    VALUES (at_time, today, of_player, 'win', cents, cents - to_bonus, to_bonus, -cents, of_provider, of_transaction, round.key, round.payment, closes, details) RETURNING id INTO posted;
  UPDATE pam.rounds SET won = won + cents, state = CASE WHEN closes THEN 'closed' ELSE state END, closed_at = CASE WHEN closes THEN at_time END,
      balance_after = balances.cash + balances.bonus + cents, jackpot_title = coalesce(of_jackpot, jackpot_title),
      jackpot_amount = CASE WHEN jackpot_cents IS NULL THEN jackpot_amount ELSE coalesce(jackpot_amount, 0) + jackpot_cents END
    WHERE key = round.key RETURNING * INTO round;
  IF cents > 0 THEN PERFORM pam.add_to_totals(of_player, today, 0, cents); END IF;
  IF closes THEN PERFORM pam.round_closed(round, at_time); END IF;
  RETURN pam.wallet_reply_of(of_player, posted, round.payment);
END $$;

-- A rollback before its bet is stored: the ledger row moves nothing, and the late bet is refused (M2).
CREATE FUNCTION pam.wallet_rollback(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, of_bet text, at_time timestamptz)
  RETURNS pam.wallet_reply LANGUAGE plpgsql AS $$
DECLARE earlier record; bet record; today date := pam.day_of(at_time); posted bigint; moves boolean := false; paid_by text := 'balance';
  details jsonb := jsonb_build_object('round', of_round, 'game', of_game);
BEGIN
  PERFORM FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN pam.wallet_refusal('round-unknown'); END IF;
  SELECT l.id, l.payment, l.amount, l.kind = 'rollback' AND l.player_id = of_player AND l.reverses = of_bet
      AND coalesce(r.round_id = of_round AND r.game_code = of_game, l.call_details = details, true) AS same
    INTO earlier FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT earlier.same THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
    RETURN pam.wallet_reply_of(of_player, CASE WHEN earlier.amount > 0 THEN earlier.id END, earlier.payment);
  END IF;
  SELECT l.*, r.round_id, r.game_code, r.state INTO bet FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key
    WHERE l.provider = of_provider AND l.provider_transaction = of_bet;
  IF FOUND THEN
    IF bet.kind <> 'bet' OR bet.player_id <> of_player OR bet.round_id <> of_round OR bet.game_code <> of_game THEN RETURN pam.wallet_refusal('transaction-mismatch'); END IF;
    paid_by := bet.payment;
    PERFORM FROM pam.ledger WHERE provider = of_provider AND reverses = of_bet AND amount > 0;
    moves := NOT FOUND;
    IF moves THEN
      PERFORM FROM pam.ledger WHERE round_key = bet.round_key AND kind = 'win';
      IF FOUND THEN RETURN pam.wallet_refusal('round-settled'); END IF;
    END IF;
  END IF;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, promotions, provider, provider_transaction, round_key, payment, reverses, call_details)
    VALUES (at_time, today, of_player, 'rollback', CASE WHEN moves THEN bet.amount ELSE 0 END, CASE WHEN moves THEN -bet.cash ELSE 0 END,
      CASE WHEN moves THEN -bet.bonus ELSE 0 END, CASE WHEN moves THEN -bet.games ELSE 0 END, CASE WHEN moves THEN -bet.promotions ELSE 0 END,
      of_provider, of_transaction, bet.round_key, paid_by, of_bet, CASE WHEN bet.round_key IS NULL THEN details END) RETURNING id INTO posted;
  IF NOT moves THEN RETURN pam.wallet_reply_of(of_player, NULL, paid_by); END IF;

  IF bet.payment = 'gaming-bonus' THEN PERFORM pam.return_gaming_bonus(of_player, bet.reference, at_time);
  ELSE UPDATE pam.daily_totals SET staked = staked - bet.amount WHERE player_id = of_player AND day = bet.day;
  END IF;
  UPDATE pam.rounds SET staked = staked - bet.amount, staked_cash = staked_cash + bet.cash, staked_bonus = staked_bonus + bet.bonus,
      state = CASE WHEN staked = bet.amount THEN 'rolled-back' ELSE state END, closed_at = CASE WHEN staked = bet.amount THEN at_time END,
      balance_after = (SELECT cash + bonus FROM pam.wallets WHERE player_id = of_player)
    WHERE key = bet.round_key;
  RETURN pam.wallet_reply_of(of_player, posted, paid_by);
END $$;

CREATE TYPE pam.batched_bet AS (n integer, provider text, transaction text, round_id text, game_code text, cents bigint, player_id uuid, login_id uuid, cash bigint, bonus bigint);

-- Writes concurrent bets in one batch, sharing the per-statement cost and the disk flush. Only bets of different players, each
-- the first of its round and paid from the balance; nearly all are. The others get no row, nor does a player's second bet or one
-- whose wallet is locked: they run alone through `wallet_bet`, which returns the reason. No bet waits here for another.
CREATE FUNCTION pam.wallet_bets(providers text[], sessions uuid[], transactions text[], round_ids text[], game_codes text[], stakes bigint[], at_time timestamptz)
  RETURNS TABLE (n integer, transaction bigint, payment text, cash bigint, bonus bigint, held bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE batch pam.batched_bet[]; today date := pam.day_of(at_time);
BEGIN
  SELECT array_agg(l::pam.batched_bet) INTO batch FROM (
    SELECT a.n::integer, a.provider, a.transaction, a.round_id, a.game_code, a.cents, s.player_id, s.login_id, w.cash, w.bonus
    FROM unnest(providers, sessions, transactions, round_ids, game_codes, stakes) WITH ORDINALITY a (provider, session, transaction, round_id, game_code, cents, n)
    JOIN pam.wallet_sessions s ON s.id = a.session AND s.provider = a.provider AND s.game_code = a.game_code
    JOIN pam.wallets w ON w.player_id = s.player_id
    FOR NO KEY UPDATE OF w SKIP LOCKED) l;
  -- A separate statement: it sees what was committed before the locks were taken.
  RETURN QUERY
  WITH plain AS MATERIALIZED (
    SELECT a.*, least(a.cents, a.cash) AS from_cash, a.cents - least(a.cents, a.cash) AS from_bonus, o.held
    FROM (SELECT DISTINCT ON (player_id) * FROM unnest(batch) ORDER BY player_id, n) a
    CROSS JOIN LATERAL pam.bet_checks(a.player_id, a.login_id, a.game_code, at_time) f
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(r.staked_cash + r.staked_bonus), 0)::bigint AS held,
        coalesce(bool_or(r.provider = a.provider AND (r.game_code = a.game_code OR r.round_id = a.round_id)), false) AS unfinished
      FROM pam.rounds r WHERE r.player_id = a.player_id AND r.state = 'open') o
    WHERE f.refusal IS NULL AND NOT o.unfinished AND a.cents <= a.cash + a.bonus
      -- Recording activity is left to `wallet_bet`.
      AND f.last_action_at >= at_time - interval '1 minute'
      AND NOT EXISTS (SELECT 1 FROM pam.ledger l WHERE l.provider = a.provider AND l.provider_transaction = a.transaction)
      AND NOT EXISTS (SELECT 1 FROM pam.ledger l WHERE l.provider = a.provider AND l.reverses = a.transaction)
      AND NOT EXISTS (SELECT 1 FROM pam.rounds r WHERE r.provider = a.provider AND r.player_id = a.player_id AND r.round_id = a.round_id)
      AND CASE WHEN f.limited THEN pam.limit_passed(a.player_id, '{stake,loss}', a.cents, at_time) IS NULL ELSE true END),
  totals AS (
    INSERT INTO pam.daily_totals AS t (player_id, day, staked) SELECT player_id, today, cents FROM plain
    ON CONFLICT (player_id, day) DO UPDATE SET staked = t.staked + excluded.staked),
  opened AS (
    INSERT INTO pam.rounds AS r (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
      SELECT provider, player_id, round_id, game_code, at_time, cents, from_cash, from_bonus, 'balance', cash + bonus - cents FROM plain
      RETURNING r.key, r.player_id),
  posted AS (
    INSERT INTO pam.ledger AS l (at, day, player_id, kind, amount, cash, bonus, games, provider, provider_transaction, round_key, payment)
      SELECT at_time, today, p.player_id, 'bet', p.cents, -p.from_cash, -p.from_bonus, p.cents, p.provider, p.transaction, o.key, 'balance'
      FROM plain p JOIN opened o USING (player_id)
      RETURNING l.id, l.player_id)
  SELECT p.n, d.id, 'balance', p.cash - p.from_cash, p.bonus - p.from_bonus, p.held + p.cents FROM plain p JOIN posted d USING (player_id);
END $$;
