-- Bonus templates the operator offers. Written at start (`engagement/bonuses/templates.ts`), so that a bonus can reference its
-- template.
CREATE TABLE pam.bonus_templates (
  code text PRIMARY KEY,
  title text NOT NULL,
  play_type text NOT NULL CHECK (play_type IN ('cash', 'bonus', 'freespins', 'freespins2', 'goldenchips')),
  -- Cents of money granted; null for spins and chips.
  amount bigint CHECK (amount > 0),
  -- Number of spins or chips, and the stake of each in cents; null for money.
  pieces integer CHECK (pieces > 0),
  value bigint CHECK (value > 0),
  -- Eligible games; empty: all.
  games text[] NOT NULL,
  -- Wagering requirement: bonus money becomes cash after this multiple of its amount was staked.
  wagering_times integer CHECK (wagering_times > 0),
  -- Players may opt in themselves [7.19].
  open_to_all boolean NOT NULL,
  CHECK ((play_type IN ('cash', 'bonus')) = (amount IS NOT NULL) AND (amount IS NULL) = (pieces IS NOT NULL AND value IS NOT NULL)),
  CHECK ((play_type = 'bonus') = (wagering_times IS NOT NULL))
);

CREATE TABLE pam.bonus_opt_ins (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  template_code text NOT NULL REFERENCES pam.bonus_templates,
  opted_in_at timestamptz NOT NULL,
  opted_out_at timestamptz,
  PRIMARY KEY (player_id, template_code)
);
CREATE INDEX bonus_opt_ins_by_template ON pam.bonus_opt_ins (template_code) WHERE opted_out_at IS NULL;

-- A player's bonus: a copy of the template's values at grant time; later template changes do not affect it.
CREATE TABLE pam.bonuses (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  template_code text NOT NULL REFERENCES pam.bonus_templates,
  -- Identifies the grant: per template and key a player gets one bonus.
  grant_key text NOT NULL,
  title text NOT NULL,
  play_type text NOT NULL CHECK (play_type IN ('cash', 'bonus', 'freespins', 'freespins2', 'goldenchips')),
  status text NOT NULL CHECK (status IN ('offered', 'accepted', 'active', 'completed', 'declined', 'cancelled', 'expired')),
  amount bigint NOT NULL CHECK (amount > 0),
  pieces integer CHECK (pieces > 0),
  pieces_left integer CHECK (pieces_left >= 0 AND pieces_left <= pieces),
  value bigint CHECK (value > 0),
  games text[] NOT NULL,
  wagering_required bigint CHECK (wagering_required > 0),
  wagering_done bigint CHECK (wagering_done >= 0 AND wagering_done <= wagering_required),
  offered_at timestamptz NOT NULL,
  -- When it was accepted, for free spins and chips also activated; rounds opened from then on count.
  answered_at timestamptz,
  activated_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  -- Cents converted to cash on completion.
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  -- When the player was notified that it ends soon, and how it ended.
  reminded_at timestamptz,
  end_notified_at timestamptz,
  UNIQUE (player_id, template_code, grant_key),
  CHECK ((play_type IN ('freespins', 'freespins2', 'goldenchips')) = (pieces IS NOT NULL AND pieces_left IS NOT NULL AND value IS NOT NULL)),
  CHECK ((play_type = 'bonus') = (wagering_required IS NOT NULL AND wagering_done IS NOT NULL)),
  CHECK ((status IN ('completed', 'declined', 'cancelled', 'expired')) = (ended_at IS NOT NULL))
);
-- A wallet has a single bonus balance, so one money bonus is active at a time; accepted ones queue.
CREATE UNIQUE INDEX bonuses_one_money_at_a_time ON pam.bonuses (player_id) WHERE play_type = 'bonus' AND status = 'active';
CREATE INDEX bonuses_current ON pam.bonuses (player_id) WHERE status IN ('offered', 'accepted', 'active');
CREATE INDEX bonuses_ending ON pam.bonuses (ends_at) WHERE status IN ('offered', 'accepted', 'active');
CREATE INDEX bonuses_end_unnotified ON pam.bonuses (ended_at) WHERE end_notified_at IS NULL AND ended_at IS NOT NULL;

-- Free spins and golden chips that may pay a bet of this game; the earliest to expire first.
CREATE FUNCTION pam.usable_bonuses(of_player uuid, of_game text, at timestamptz)
  RETURNS TABLE (bonus_id uuid, kind text, remaining integer, value bigint, ends_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.play_type, b.pieces_left, b.value, b.ends_at FROM pam.bonuses b
  WHERE b.player_id = of_player AND b.status = 'active' AND b.pieces_left > 0 AND (b.ends_at IS NULL OR b.ends_at > at)
    AND (b.games = '{}' OR of_game = ANY (b.games))
  ORDER BY b.ends_at NULLS LAST, b.offered_at, b.id
$$;

-- Uses one spin or chip worth `stake`; false: not possible.
CREATE FUNCTION pam.use_gaming_bonus(of_player uuid, of_bonus uuid, of_game text, stake bigint, at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pam.bonuses b SET pieces_left = pieces_left - 1, status = CASE pieces_left WHEN 1 THEN 'completed' ELSE status END,
      ended_at = CASE pieces_left WHEN 1 THEN at END
    WHERE b.id = of_bonus AND b.player_id = of_player AND b.status = 'active' AND b.pieces_left > 0 AND b.value = stake
      AND (b.ends_at IS NULL OR b.ends_at > at) AND (b.games = '{}' OR of_game = ANY (b.games));
  RETURN FOUND;
END $$;

-- Returns a spin after its bet was rolled back. A bonus completed by that use becomes active again; an expired or cancelled one
-- does not.
CREATE FUNCTION pam.return_gaming_bonus(of_player uuid, of_bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE pam.bonuses b SET pieces_left = pieces_left + 1, end_notified_at = CASE status WHEN 'completed' THEN NULL ELSE end_notified_at END,
      ended_at = CASE status WHEN 'completed' THEN NULL ELSE ended_at END, status = CASE status WHEN 'completed' THEN 'active' ELSE status END
    WHERE b.id = of_bonus AND b.player_id = of_player AND b.pieces_left < b.pieces
$$;

-- Activates the next accepted money bonus and posts its money. The caller holds the wallet lock.
CREATE FUNCTION pam.activate_next_bonus(of_player uuid, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE next record;
BEGIN
  PERFORM FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'active';
  IF FOUND THEN RETURN; END IF;
  -- Open rounds may still return money of the previous bonus, which does not belong to this one.
  PERFORM FROM pam.rounds WHERE player_id = of_player AND state = 'open' AND staked_bonus > 0;
  IF FOUND THEN RETURN; END IF;
  SELECT id, amount INTO next FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'accepted'
      AND (ends_at IS NULL OR ends_at > at_time) ORDER BY answered_at, id LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE pam.bonuses SET status = 'active', activated_at = at_time WHERE id = next.id;
  PERFORM pam.post_bonus(of_player, 'bonus-grant', next.amount, next.id, at_time);
END $$;

-- Forfeits bonus money whose bonus has ended (such as money returned by an open round of a cancelled one), and completes a bonus
-- that was wagered or lost. Waits while open rounds hold bonus money. The caller holds the wallet lock.
CREATE FUNCTION pam.settle_bonus_money(of_player uuid, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE bonus_money bigint; active_bonus record;
BEGIN
  SELECT bonus INTO bonus_money FROM pam.wallets WHERE player_id = of_player;
  SELECT id, wagering_required, wagering_done INTO active_bonus FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'active';
  IF NOT FOUND THEN
    IF bonus_money > 0 AND EXISTS (SELECT 1 FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND ended_at IS NOT NULL) THEN
      PERFORM pam.post_bonus(of_player, 'bonus-forfeit', bonus_money, gen_random_uuid(), at_time);
    END IF;
    PERFORM pam.activate_next_bonus(of_player, at_time);
    RETURN;
  END IF;
  PERFORM FROM pam.rounds WHERE player_id = of_player AND state = 'open' AND staked_bonus > 0;
  IF FOUND OR (bonus_money > 0 AND active_bonus.wagering_done < active_bonus.wagering_required) THEN RETURN; END IF;
  IF bonus_money > 0 THEN PERFORM pam.post_bonus(of_player, 'bonus-conversion', bonus_money, active_bonus.id, at_time); END IF;
  UPDATE pam.bonuses SET status = 'completed', ended_at = at_time, converted = bonus_money WHERE id = active_bonus.id;
  PERFORM pam.activate_next_bonus(of_player, at_time);
END $$;

-- Counts a closed round's stakes towards the wagering: cash and bonus money alike, in full, in eligible games, of rounds opened
-- since activation.
CREATE FUNCTION pam.count_wagering(of_round pam.rounds, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF of_round.payment = 'gaming-bonus' THEN RETURN; END IF;
  UPDATE pam.bonuses SET wagering_done = least(wagering_required, wagering_done + of_round.staked_cash + of_round.staked_bonus)
    WHERE player_id = of_round.player_id AND play_type = 'bonus' AND status = 'active' AND activated_at <= of_round.opened_at
      AND (games = '{}' OR of_round.game_code = ANY (games));
  -- Most players have no bonus money and cost one UPDATE here.
  IF FOUND OR of_round.staked_bonus > 0 THEN PERFORM pam.settle_bonus_money(of_round.player_id, at_time); END IF;
END $$;
