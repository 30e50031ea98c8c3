-- A CHECK is kept as text, and every statement that writes its table reads that text anew: the ledger's took as long as the writing. A function's body is read
-- once a connection, so the long ones are functions now. They say what they said before.
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
ALTER TABLE pam.ledger
  DROP CONSTRAINT ledger_kind_check,
  DROP CONSTRAINT a_kind_moves_its_own_accounts,
  ADD CONSTRAINT a_kind_moves_its_own_accounts CHECK (pam.moves_its_own_accounts(kind, amount, cash, bonus, games, gifts, bank));

CREATE FUNCTION pam.is_told_by_a_provider(kind text, provider text, provider_transaction text, payment text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN (kind IN ('bet', 'win', 'rollback')) = (provider IS NOT NULL AND provider_transaction IS NOT NULL)
    AND (payment IS NULL OR payment IN ('balance', 'gaming-bonus'));
END $$;
ALTER TABLE pam.ledger
  DROP CONSTRAINT ledger_payment_check,
  DROP CONSTRAINT calls_name_their_provider,
  ADD CONSTRAINT calls_name_their_provider CHECK (pam.is_told_by_a_provider(kind, provider, provider_transaction, payment));

CREATE FUNCTION pam.is_sound_round(state text, payment text, staked bigint, staked_cash bigint, staked_bonus bigint, won bigint, balance_after bigint,
  jackpot_amount bigint) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN state IN ('open', 'closed', 'rolled-back') AND payment IN ('balance', 'gaming-bonus') AND staked_cash >= 0 AND staked_bonus >= 0
    AND staked_cash + staked_bonus <= staked AND won >= 0 AND balance_after >= 0 AND (jackpot_amount IS NULL OR jackpot_amount > 0);
END $$;
ALTER TABLE pam.rounds
  DROP CONSTRAINT rounds_state_check, DROP CONSTRAINT rounds_payment_check, DROP CONSTRAINT rounds_check, DROP CONSTRAINT rounds_staked_check,
  DROP CONSTRAINT rounds_staked_cash_check, DROP CONSTRAINT rounds_staked_bonus_check, DROP CONSTRAINT rounds_won_check,
  DROP CONSTRAINT rounds_balance_after_check, DROP CONSTRAINT rounds_jackpot_amount_check,
  ADD CONSTRAINT rounds_are_sound CHECK (pam.is_sound_round(state, payment, staked, staked_cash, staked_bonus, won, balance_after, jackpot_amount));

ALTER TABLE pam.daily_totals
  DROP CONSTRAINT daily_totals_deposited_check, DROP CONSTRAINT daily_totals_withdrawn_check,
  DROP CONSTRAINT daily_totals_staked_check, DROP CONSTRAINT daily_totals_won_check,
  ADD CONSTRAINT daily_totals_are_sums CHECK (least(deposited, withdrawn, staked, won) >= 0);
