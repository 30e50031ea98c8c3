-- The wallet's operations: each is one call, one transaction, one round trip. The player's wallet row is locked first, so a player's money moves one step at a time
-- and everything read after that is true until the step is done; two players never wait for each other.
CREATE TYPE pam.wallet_answer AS (refusal text, detail text, transaction bigint, payment text, cash bigint, bonus bigint, held bigint);

CREATE FUNCTION pam.wallet_refuses(refusal text, detail text DEFAULT NULL) RETURNS pam.wallet_answer LANGUAGE sql IMMUTABLE AS
  $$ SELECT ROW(refusal, detail, NULL, NULL, NULL, NULL, NULL)::pam.wallet_answer $$;

CREATE FUNCTION pam.wallet_answers(of_player uuid, of_transaction bigint, of_payment text) RETURNS pam.wallet_answer LANGUAGE sql STABLE AS
  $$ SELECT ROW(NULL, NULL, of_transaction, of_payment, w.cash, w.bonus, pam.held_by(of_player))::pam.wallet_answer FROM pam.wallets w WHERE w.player_id = of_player $$;

-- The first limit of those kinds that the amount would pass, such as `stake.week`; null: none. In force is what `protection/limits.ts` says.
CREATE FUNCTION pam.limit_passed(of_player uuid, kinds text[], cents bigint, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT l.kind || '.' || l.period FROM (
    SELECT DISTINCT ON (kind, period) kind, period, amount FROM pam.limit_changes
    WHERE player_id = of_player AND kind = ANY (kinds) AND withdrawn_at IS NULL AND effective_at <= at
    ORDER BY kind, period, effective_at DESC, id DESC) l
  WHERE l.amount IS NOT NULL AND l.amount < cents + (
    SELECT coalesce(sum(CASE l.kind WHEN 'deposit' THEN t.deposited WHEN 'stake' THEN t.staked ELSE t.staked - t.won END), 0)
    FROM pam.daily_totals t WHERE t.player_id = of_player
      AND t.day >= CASE l.period WHEN 'day' THEN pam.day_of(at) ELSE date_trunc(l.period, pam.day_of(at)::timestamp)::date END)
  ORDER BY 1 LIMIT 1
$$;

-- Whether an exclusion in force keeps the player from a game. Of a game whose kind nobody knows, an exclusion of any kind does.
CREATE FUNCTION pam.is_excluded(of_player uuid, of_game text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM pam.exclusions e WHERE e.player_id = of_player AND e.lifted_at IS NULL AND e.starts_at <= at AND (e.ends_at IS NULL OR e.ends_at > at)
    AND (e.game_type IS NULL OR e.game_type = coalesce((SELECT g.type FROM pam.game_types g WHERE g.game_code = of_game), e.game_type)))
$$;

-- The operator's switches. Without a game: whether the player may pay in.
CREATE FUNCTION pam.is_stopped(of_player uuid, of_game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM pam.play_stops WHERE scope = 'all' OR (scope = 'game' AND subject = of_game) OR (scope = 'player' AND subject = of_player::text))
$$;

-- Whether a login lives, as `sessions/session-times.ts` judges it.
CREATE FUNCTION pam.is_active(s pam.sessions, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT s.ended_at IS NULL AND s.locked_at IS NULL AND s.last_action_at > at - interval '30 minutes'
    AND s.started_at > at - interval '12 hours' AND s.full_login_at > at - interval '720 hours'
$$;

CREATE FUNCTION pam.add_to_totals(of_player uuid, of_day date, staked_cents bigint, won_cents bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pam.daily_totals AS t (player_id, day, staked, won) VALUES (of_player, of_day, staked_cents, won_cents)
  ON CONFLICT (player_id, day) DO UPDATE SET staked = t.staked + excluded.staked, won = t.won + excluded.won
$$;

-- `admit_unknown`: the register does not answer and an outage was announced.
CREATE FUNCTION pam.wallet_bet(of_provider text, of_session uuid, of_transaction text, of_round text, of_game text, cents bigint, of_bonus uuid, at_time timestamptz,
  admit_unknown boolean) RETURNS pam.wallet_answer LANGUAGE plpgsql AS $$
DECLARE
  session record; facts record; purse record; known record; round pam.rounds; passed text;
  from_cash bigint := 0; from_bonus bigint := 0; held bigint; unfinished text; today date := pam.day_of(at_time); paid_by text := 'balance'; posted bigint;
BEGIN
  SELECT player_id, game_code, login_id INTO session FROM pam.wallet_sessions WHERE id = of_session AND provider = of_provider;
  IF FOUND THEN SELECT cash, bonus INTO purse FROM pam.wallets WHERE player_id = session.player_id FOR NO KEY UPDATE; END IF;

  -- Taken back, or posted before: whatever has become of the session since.
  PERFORM FROM pam.ledger WHERE provider = of_provider AND reverses = of_transaction;
  IF FOUND THEN RETURN pam.wallet_refuses('bet-rolled-back'); END IF;
  SELECT l.id, l.player_id, l.payment, l.kind = 'bet' AND l.amount = cents AND r.round_id = of_round AND r.game_code = of_game
      AND l.reference IS NOT DISTINCT FROM of_bonus AS same INTO known
    FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT known.same OR known.player_id <> coalesce(session.player_id, known.player_id) THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
    RETURN pam.wallet_answers(known.player_id, known.id, known.payment);
  END IF;

  IF session.player_id IS NULL OR session.game_code <> of_game THEN RETURN pam.wallet_refuses('session-invalid'); END IF;
  SELECT pam.is_active(s, at_time) AS active, s.last_action_at, p.register_state,
      pam.is_excluded(p.id, of_game, at_time) AS excluded, pam.is_stopped(p.id, of_game) AS stopped,
      EXISTS (SELECT 1 FROM pam.limit_changes l WHERE l.player_id = p.id AND l.kind IN ('stake', 'loss')) AS limited
    INTO facts FROM pam.sessions s JOIN pam.players p ON p.id = s.player_id WHERE s.id = session.login_id;
  IF NOT facts.active THEN RETURN pam.wallet_refuses('session-invalid'); END IF;
  IF facts.stopped THEN RETURN pam.wallet_refuses('play-stopped'); END IF;
  IF facts.excluded OR facts.register_state = 'excluded' THEN RETURN pam.wallet_refuses('play-blocked'); END IF;
  IF facts.register_state = 'unknown' AND NOT admit_unknown THEN RETURN pam.wallet_refuses('play-blocked', 'register-unknown'); END IF;

  SELECT coalesce(sum(r.staked_cash + r.staked_bonus), 0),
      (array_agg(r.round_id ORDER BY r.opened_at, r.key) FILTER (WHERE r.provider = of_provider AND r.game_code = of_game AND r.round_id <> of_round))[1]
    INTO held, unfinished FROM pam.rounds r WHERE r.player_id = session.player_id AND r.state = 'open';
  SELECT * INTO round FROM pam.rounds WHERE provider = of_provider AND player_id = session.player_id AND round_id = of_round;
  IF FOUND THEN
    IF round.game_code <> of_game THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
    IF round.state <> 'open' THEN RETURN pam.wallet_refuses('round-closed'); END IF;
  ELSIF unfinished IS NOT NULL THEN RETURN pam.wallet_refuses('round-unfinished', unfinished);
  END IF;

  IF of_bonus IS NOT NULL THEN
    IF NOT pam.use_gaming_bonus(session.player_id, of_bonus, of_game, cents, at_time) THEN RETURN pam.wallet_refuses('bonus-unusable'); END IF;
    paid_by := 'gaming-bonus';
  ELSE
    IF facts.limited THEN
      passed := pam.limit_passed(session.player_id, '{stake,loss}', cents, at_time);
      IF passed IS NOT NULL THEN RETURN pam.wallet_refuses('limit-reached', passed); END IF;
    END IF;
    IF purse.cash + purse.bonus < cents THEN RETURN pam.wallet_refuses('insufficient-funds'); END IF;
    from_cash := least(cents, purse.cash);
    from_bonus := cents - from_cash;
    PERFORM pam.add_to_totals(session.player_id, today, cents, 0);
  END IF;

  IF round.key IS NULL THEN
    INSERT INTO pam.rounds (provider, player_id, round_id, game_code, opened_at, staked, staked_cash, staked_bonus, payment, balance_after)
      VALUES (of_provider, session.player_id, of_round, of_game, at_time, cents, from_cash, from_bonus, paid_by, purse.cash + purse.bonus - from_cash - from_bonus)
      RETURNING key INTO round.key;
  ELSE
    UPDATE pam.rounds SET staked = staked + cents, staked_cash = staked_cash + from_cash, staked_bonus = staked_bonus + from_bonus,
      balance_after = purse.cash + purse.bonus - from_cash - from_bonus WHERE key = round.key;
  END IF;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, gifts, provider, provider_transaction, round_key, payment, reference)
    VALUES (at_time, today, session.player_id, 'bet', cents, -from_cash, -from_bonus, cents, from_cash + from_bonus - cents,
      of_provider, of_transaction, round.key, paid_by, of_bonus) RETURNING id INTO posted;
  -- Who plays is not idle. A write a minute is enough to know it.
  IF facts.last_action_at < at_time - interval '1 minute' THEN
    UPDATE pam.sessions SET last_action_at = greatest(last_action_at, at_time) WHERE id = session.login_id;
  END IF;
  RETURN ROW(NULL, NULL, posted, paid_by, purse.cash - from_cash, purse.bonus - from_bonus, held + from_cash + from_bonus)::pam.wallet_answer;
END $$;

-- Needs no session: what was staked is decided, whatever has become of the player since (M3).
CREATE FUNCTION pam.wallet_win(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, cents bigint, closes boolean, of_jackpot text,
  jackpot_cents bigint, at_time timestamptz) RETURNS pam.wallet_answer LANGUAGE plpgsql AS $$
DECLARE purse record; known record; round pam.rounds; to_bonus bigint; today date := pam.day_of(at_time); posted bigint;
BEGIN
  SELECT cash, bonus INTO purse FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  SELECT l.id, l.payment, l.kind = 'win' AND l.player_id = of_player AND l.amount = cents AND r.round_id = of_round AND r.game_code = of_game AS same INTO known
    FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT known.same THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
    RETURN pam.wallet_answers(of_player, known.id, known.payment);
  END IF;
  SELECT * INTO round FROM pam.rounds WHERE provider = of_provider AND player_id = of_player AND round_id = of_round;
  IF NOT FOUND THEN RETURN pam.wallet_refuses('round-unknown'); END IF;
  IF round.game_code <> of_game THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
  IF round.state <> 'open' THEN RETURN pam.wallet_refuses('round-closed'); END IF;

  -- Back in the proportion the stakes were paid; what does not divide is cash. What a gaming bonus wins is cash.
  to_bonus := CASE WHEN round.staked_bonus = 0 THEN 0 ELSE div(cents::numeric * round.staked_bonus, round.staked)::bigint END;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, provider, provider_transaction, round_key, payment, closes_round)
    VALUES (at_time, today, of_player, 'win', cents, cents - to_bonus, to_bonus, -cents, of_provider, of_transaction, round.key, round.payment, closes) RETURNING id INTO posted;
  UPDATE pam.rounds SET won = won + cents, state = CASE WHEN closes THEN 'closed' ELSE state END, closed_at = CASE WHEN closes THEN at_time END,
      balance_after = purse.cash + purse.bonus + cents, jackpot_title = coalesce(of_jackpot, jackpot_title),
      jackpot_amount = CASE WHEN jackpot_cents IS NULL THEN jackpot_amount ELSE coalesce(jackpot_amount, 0) + jackpot_cents END
    WHERE key = round.key RETURNING * INTO round;
  IF cents > 0 THEN PERFORM pam.add_to_totals(of_player, today, 0, cents); END IF;
  IF closes THEN PERFORM pam.round_closed(round, at_time); END IF;
  RETURN pam.wallet_answers(of_player, posted, round.payment);
END $$;

-- A bet that has not come is remembered: the ledger's row moves nothing, and refuses the bet when it comes (M2).
CREATE FUNCTION pam.wallet_rollback(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, of_bet text, at_time timestamptz)
  RETURNS pam.wallet_answer LANGUAGE plpgsql AS $$
DECLARE known record; bet record; today date := pam.day_of(at_time); posted bigint; moves boolean := false; paid_by text := 'balance';
BEGIN
  PERFORM FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN pam.wallet_refuses('round-unknown'); END IF;
  SELECT l.id, l.payment, l.amount, l.kind = 'rollback' AND l.player_id = of_player AND l.reverses = of_bet AND coalesce(r.round_id = of_round AND r.game_code = of_game, true) AS same
    INTO known FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key WHERE l.provider = of_provider AND l.provider_transaction = of_transaction;
  IF FOUND THEN
    IF NOT known.same THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
    RETURN pam.wallet_answers(of_player, CASE WHEN known.amount > 0 THEN known.id END, known.payment);
  END IF;
  SELECT l.*, r.round_id, r.game_code, r.state INTO bet FROM pam.ledger l LEFT JOIN pam.rounds r ON r.key = l.round_key
    WHERE l.provider = of_provider AND l.provider_transaction = of_bet;
  IF FOUND THEN
    IF bet.kind <> 'bet' OR bet.player_id <> of_player OR bet.round_id <> of_round OR bet.game_code <> of_game THEN RETURN pam.wallet_refuses('transaction-mismatch'); END IF;
    paid_by := bet.payment;
    PERFORM FROM pam.ledger WHERE provider = of_provider AND reverses = of_bet AND amount > 0;
    moves := NOT FOUND;
    IF moves THEN
      PERFORM FROM pam.ledger WHERE round_key = bet.round_key AND kind = 'win';
      IF FOUND THEN RETURN pam.wallet_refuses('round-settled'); END IF;
    END IF;
  END IF;
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, gifts, provider, provider_transaction, round_key, payment, reverses)
    VALUES (at_time, today, of_player, 'rollback', CASE WHEN moves THEN bet.amount ELSE 0 END, CASE WHEN moves THEN -bet.cash ELSE 0 END,
      CASE WHEN moves THEN -bet.bonus ELSE 0 END, CASE WHEN moves THEN -bet.games ELSE 0 END, CASE WHEN moves THEN -bet.gifts ELSE 0 END,
      of_provider, of_transaction, bet.round_key, paid_by, of_bet) RETURNING id INTO posted;
  IF NOT moves THEN RETURN pam.wallet_answers(of_player, NULL, paid_by); END IF;

  IF bet.payment = 'gaming-bonus' THEN PERFORM pam.return_gaming_bonus(of_player, bet.reference, at_time);
  ELSE UPDATE pam.daily_totals SET staked = staked - bet.amount WHERE player_id = of_player AND day = bet.day;
  END IF;
  UPDATE pam.rounds SET staked = staked - bet.amount, staked_cash = staked_cash + bet.cash, staked_bonus = staked_bonus + bet.bonus,
      state = CASE WHEN staked = bet.amount THEN 'rolled-back' ELSE state END, closed_at = CASE WHEN staked = bet.amount THEN at_time END,
      balance_after = (SELECT cash + bonus FROM pam.wallets WHERE player_id = of_player)
    WHERE key = bet.round_key;
  RETURN pam.wallet_answers(of_player, posted, paid_by);
END $$;

-- The event feed: what is neither a posting nor a win. Kept a day.
CREATE TABLE pam.events (
  id bigint PRIMARY KEY DEFAULT nextval('pam.event_ids'),
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL,
  type text NOT NULL CHECK (type IN ('player-message', 'session-ended')),
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  details jsonb NOT NULL
);
CREATE INDEX events_as_told ON pam.events (xact, id);
CREATE INDEX events_by_age ON pam.events (at);
CREATE FUNCTION pam.tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pam.events (at, type, player_id, details) VALUES (NEW.ended_at, 'session-ended', NEW.player_id, jsonb_build_object('sessionId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_tell_their_end AFTER UPDATE OF ended_at ON pam.sessions FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION pam.tell_session_end();
