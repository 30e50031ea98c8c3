-- What the house offers. Written by the program at its start (`engagement/bonuses/templates.ts`), so that a bonus can be held against its template.
CREATE TABLE pam.bonus_templates (
  code text PRIMARY KEY,
  title text NOT NULL,
  play_type text NOT NULL CHECK (play_type IN ('cash', 'bonus', 'freespins', 'freespins2', 'goldenchips')),
  -- Cents of money given; null for spins and chips.
  amount bigint CHECK (amount > 0),
  -- Spins or chips, and cents each stakes; null for money.
  pieces integer CHECK (pieces > 0),
  value bigint CHECK (value > 0),
  -- Games it is for; empty: every game.
  games text[] NOT NULL,
  -- Bonus money becomes cash when so many times its amount was staked.
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

-- A bonus of a player: what the template gave then stays, whatever becomes of the template.
CREATE TABLE pam.bonuses (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  template_code text NOT NULL REFERENCES pam.bonus_templates,
  -- Which giving of the template it is: of one, a player has one bonus.
  occasion text NOT NULL,
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
  -- Accepted, for free spins and chips also active; rounds opened from here on count.
  answered_at timestamptz,
  activated_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  -- What became cash when it was completed.
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  -- The player was told that it ends soon, and how it ended.
  reminded_at timestamptz,
  told_end_at timestamptz,
  UNIQUE (player_id, template_code, occasion),
  CHECK ((play_type IN ('freespins', 'freespins2', 'goldenchips')) = (pieces IS NOT NULL AND pieces_left IS NOT NULL AND value IS NOT NULL)),
  CHECK ((play_type = 'bonus') = (wagering_required IS NOT NULL AND wagering_done IS NOT NULL)),
  CHECK ((status IN ('completed', 'declined', 'cancelled', 'expired')) = (ended_at IS NOT NULL))
);
-- A wallet has one sum of bonus money, so one bonus of money is active at a time; accepted ones wait for it.
CREATE UNIQUE INDEX bonuses_one_money_at_a_time ON pam.bonuses (player_id) WHERE play_type = 'bonus' AND status = 'active';
CREATE INDEX bonuses_current ON pam.bonuses (player_id) WHERE status IN ('offered', 'accepted', 'active');
CREATE INDEX bonuses_ending ON pam.bonuses (ends_at) WHERE status IN ('offered', 'accepted', 'active');
CREATE INDEX bonuses_untold ON pam.bonuses (ended_at) WHERE told_end_at IS NULL AND ended_at IS NOT NULL;

-- Free spins and golden chips that may pay a bet of that game, the one that ends first before the others.
CREATE FUNCTION pam.usable_bonuses(of_player uuid, of_game text, at timestamptz)
  RETURNS TABLE (bonus_id uuid, kind text, remaining integer, value bigint, ends_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT b.id, b.play_type, b.pieces_left, b.value, b.ends_at FROM pam.bonuses b
  WHERE b.player_id = of_player AND b.status = 'active' AND b.pieces_left > 0 AND (b.ends_at IS NULL OR b.ends_at > at)
    AND (b.games = '{}' OR of_game = ANY (b.games))
  ORDER BY b.ends_at NULLS LAST, b.offered_at, b.id
$$;

-- Takes one spin or chip worth `stake`; false: it cannot.
CREATE FUNCTION pam.use_gaming_bonus(of_player uuid, of_bonus uuid, of_game text, stake bigint, at timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pam.bonuses b SET pieces_left = pieces_left - 1, status = CASE pieces_left WHEN 1 THEN 'completed' ELSE status END,
      ended_at = CASE pieces_left WHEN 1 THEN at END
    WHERE b.id = of_bonus AND b.player_id = of_player AND b.status = 'active' AND b.pieces_left > 0 AND b.value = stake
      AND (b.ends_at IS NULL OR b.ends_at > at) AND (b.games = '{}' OR of_game = ANY (b.games));
  RETURN FOUND;
END $$;

-- Its bet was rolled back: the spin comes back. A bonus that only its use had ended lives on, one that expired or was given up does not.
CREATE FUNCTION pam.return_gaming_bonus(of_player uuid, of_bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE pam.bonuses b SET pieces_left = pieces_left + 1, told_end_at = CASE status WHEN 'completed' THEN NULL ELSE told_end_at END,
      ended_at = CASE status WHEN 'completed' THEN NULL ELSE ended_at END, status = CASE status WHEN 'completed' THEN 'active' ELSE status END
    WHERE b.id = of_bonus AND b.player_id = of_player AND b.pieces_left < b.pieces
$$;

-- The next accepted bonus of money becomes the active one: its money comes now. The caller holds the wallet's lock.
CREATE FUNCTION pam.activate_next_bonus(of_player uuid, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE next record;
BEGIN
  PERFORM FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'active';
  IF FOUND THEN RETURN; END IF;
  -- Money of the one before may still come back from there: it is not this one's.
  PERFORM FROM pam.rounds WHERE player_id = of_player AND state = 'open' AND staked_bonus > 0;
  IF FOUND THEN RETURN; END IF;
  SELECT id, amount INTO next FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'accepted'
      AND (ends_at IS NULL OR ends_at > at_time) ORDER BY answered_at, id LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE pam.bonuses SET status = 'active', activated_at = at_time WHERE id = next.id;
  PERFORM pam.post_bonus(of_player, 'bonus-grant', next.amount, next.id, at_time);
END $$;

-- Bonus money whose bonus has ended (an unfinished round of one that was given up came back) is the house's again; a bonus that was wagered, or played
-- away, is over. Waits while bonus money lies in unfinished rounds. The caller holds the wallet's lock.
CREATE FUNCTION pam.settle_bonus_money(of_player uuid, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE money bigint; current record;
BEGIN
  SELECT bonus INTO money FROM pam.wallets WHERE player_id = of_player;
  SELECT id, wagering_required, wagering_done INTO current FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND status = 'active';
  IF NOT FOUND THEN
    IF money > 0 AND EXISTS (SELECT 1 FROM pam.bonuses WHERE player_id = of_player AND play_type = 'bonus' AND ended_at IS NOT NULL) THEN
      PERFORM pam.post_bonus(of_player, 'bonus-forfeit', money, gen_random_uuid(), at_time);
    END IF;
    PERFORM pam.activate_next_bonus(of_player, at_time);
    RETURN;
  END IF;
  PERFORM FROM pam.rounds WHERE player_id = of_player AND state = 'open' AND staked_bonus > 0;
  IF FOUND OR (money > 0 AND current.wagering_done < current.wagering_required) THEN RETURN; END IF;
  IF money > 0 THEN PERFORM pam.post_bonus(of_player, 'bonus-conversion', money, current.id, at_time); END IF;
  UPDATE pam.bonuses SET status = 'completed', ended_at = at_time, converted = money WHERE id = current.id;
  PERFORM pam.activate_next_bonus(of_player, at_time);
END $$;

-- Stakes of a closed round count towards the wagering: cash and bonus money alike, whole, in the bonus's games, of rounds opened since it is active.
CREATE FUNCTION pam.count_wagering(of_round pam.rounds, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF of_round.payment = 'gaming-bonus' THEN RETURN; END IF;
  UPDATE pam.bonuses SET wagering_done = least(wagering_required, wagering_done + of_round.staked_cash + of_round.staked_bonus)
    WHERE player_id = of_round.player_id AND play_type = 'bonus' AND status = 'active' AND activated_at <= of_round.opened_at
      AND (games = '{}' OR of_round.game_code = ANY (games));
  -- Players without bonus money, nearly all, cost one look here.
  IF FOUND OR of_round.staked_bonus > 0 THEN PERFORM pam.settle_bonus_money(of_round.player_id, at_time); END IF;
END $$;
