-- The same transaction id with anything else in the call is a mismatch (M1): of a win also whether it closes its round and which jackpot it pays, of a rollback whose bet has
-- not come also its round and game. What no column of the ledger holds is kept beside the posting.
ALTER TABLE pam.ledger ADD COLUMN call_details jsonb;

-- Jackpots that were paid before: a round's jackpot was paid by the win that closed it.
ALTER TABLE pam.ledger DISABLE TRIGGER ledger_is_append_only;
UPDATE pam.ledger l SET call_details = jsonb_build_object('jackpot', r.jackpot_title, 'amount', r.jackpot_amount)
  FROM pam.rounds r WHERE r.jackpot_title IS NOT NULL AND l.round_key = r.key AND l.kind = 'win' AND l.closes_round;
ALTER TABLE pam.ledger ENABLE TRIGGER ledger_is_append_only;

CREATE OR REPLACE FUNCTION pam.wallet_win(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, cents bigint, closes boolean, of_jackpot text,
  jackpot_cents bigint, at_time timestamptz) RETURNS pam.wallet_answer LANGUAGE plpgsql AS $$
DECLARE purse record; known record; round pam.rounds; to_bonus bigint; today date := pam.day_of(at_time); posted bigint;
  told jsonb := CASE WHEN of_jackpot IS NOT NULL THEN jsonb_build_object('jackpot', of_jackpot, 'amount', jackpot_cents) END;
BEGIN
  SELECT cash, bonus INTO purse FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  SELECT l.id, l.payment, l.kind = 'win' AND l.player_id = of_player AND l.amount = cents AND r.round_id = of_round AND r.game_code = of_game
      AND l.closes_round = closes AND l.call_details IS NOT DISTINCT FROM told AS same INTO known
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
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, provider, provider_transaction, round_key, payment, closes_round, call_details)
    VALUES (at_time, today, of_player, 'win', cents, cents - to_bonus, to_bonus, -cents, of_provider, of_transaction, round.key, round.payment, closes, told) RETURNING id INTO posted;
  UPDATE pam.rounds SET won = won + cents, state = CASE WHEN closes THEN 'closed' ELSE state END, closed_at = CASE WHEN closes THEN at_time END,
      balance_after = purse.cash + purse.bonus + cents, jackpot_title = coalesce(of_jackpot, jackpot_title),
      jackpot_amount = CASE WHEN jackpot_cents IS NULL THEN jackpot_amount ELSE coalesce(jackpot_amount, 0) + jackpot_cents END
    WHERE key = round.key RETURNING * INTO round;
  IF cents > 0 THEN PERFORM pam.add_to_totals(of_player, today, 0, cents); END IF;
  IF closes THEN PERFORM pam.round_closed(round, at_time); END IF;
  RETURN pam.wallet_answers(of_player, posted, round.payment);
END $$;

CREATE OR REPLACE FUNCTION pam.wallet_rollback(of_provider text, of_player uuid, of_transaction text, of_round text, of_game text, of_bet text, at_time timestamptz)
  RETURNS pam.wallet_answer LANGUAGE plpgsql AS $$
DECLARE known record; bet record; today date := pam.day_of(at_time); posted bigint; moves boolean := false; paid_by text := 'balance';
  told jsonb := jsonb_build_object('round', of_round, 'game', of_game);
BEGIN
  PERFORM FROM pam.wallets WHERE player_id = of_player FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN pam.wallet_refuses('round-unknown'); END IF;
  SELECT l.id, l.payment, l.amount, l.kind = 'rollback' AND l.player_id = of_player AND l.reverses = of_bet
      AND coalesce(r.round_id = of_round AND r.game_code = of_game, l.call_details = told, true) AS same
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
  INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bonus, games, gifts, provider, provider_transaction, round_key, payment, reverses, call_details)
    VALUES (at_time, today, of_player, 'rollback', CASE WHEN moves THEN bet.amount ELSE 0 END, CASE WHEN moves THEN -bet.cash ELSE 0 END,
      CASE WHEN moves THEN -bet.bonus ELSE 0 END, CASE WHEN moves THEN -bet.games ELSE 0 END, CASE WHEN moves THEN -bet.gifts ELSE 0 END,
      of_provider, of_transaction, bet.round_key, paid_by, of_bet, CASE WHEN bet.round_key IS NULL THEN told END) RETURNING id INTO posted;
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
