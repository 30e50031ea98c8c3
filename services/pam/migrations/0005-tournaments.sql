-- Tournament editions, created on schedule from `engagement/tournaments/definitions.ts`, so that there is always a next one.
CREATE TABLE pam.tournaments (
  id uuid PRIMARY KEY,
  definition text NOT NULL,
  slug text NOT NULL UNIQUE,
  title text NOT NULL,
  description text NOT NULL,
  scoring text NOT NULL CHECK (scoring IN ('best-multiple', 'ten-best', 'wins')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  games text[] NOT NULL,
  min_bet bigint NOT NULL CHECK (min_bet >= 0),
  -- Cents by place.
  prizes bigint[] NOT NULL,
  -- The marketing tag of its promotion [4.22].
  tag text,
  -- When results became final and prizes were posted.
  settled_at timestamptz,
  UNIQUE (definition, starts_at),
  CHECK (ends_at > starts_at)
);
CREATE INDEX tournaments_by_end ON pam.tournaments (ends_at);

CREATE TABLE pam.tournament_entries (
  tournament_id uuid NOT NULL REFERENCES pam.tournaments ON DELETE CASCADE,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  -- Hundredths of a point.
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  rounds integer NOT NULL DEFAULT 0,
  -- For `ten-best`: the best rounds, best first.
  best bigint[] NOT NULL DEFAULT '{}',
  -- Tie-break: equal points rank by who reached them first.
  scored_at timestamptz,
  -- Set when the results are final.
  place integer CHECK (place > 0),
  prize bigint CHECK (prize > 0),
  PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournament_entries_ranked ON pam.tournament_entries (tournament_id, points DESC, scored_at, joined_at, player_id);
CREATE INDEX tournament_entries_by_player ON pam.tournament_entries (player_id);

-- Scores a closed round if its player joined before it was opened: paid from the balance, in an eligible game, with at least the
-- minimum stake. Updates only the player's own entry, so players never wait for each other.
CREATE FUNCTION pam.score_round(of_round pam.rounds, at_time timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE own_stake bigint := of_round.staked_cash + of_round.staked_bonus; multiple bigint;
BEGIN
  IF of_round.payment = 'gaming-bonus' OR own_stake = 0 THEN RETURN; END IF;
  multiple := of_round.won * 100 / own_stake;
  UPDATE pam.tournament_entries e SET
      rounds = e.rounds + 1,
      best = CASE t.scoring WHEN 'ten-best' THEN scored.best ELSE e.best END,
      points = scored.points,
      scored_at = CASE WHEN scored.points > e.points THEN at_time ELSE e.scored_at END
    FROM pam.tournaments t JOIN pam.tournament_entries o ON o.tournament_id = t.id AND o.player_id = of_round.player_id
    CROSS JOIN LATERAL (SELECT (array_agg(b.each ORDER BY b.each DESC))[1:10] AS best FROM unnest(o.best || multiple) b (each)) ten
    CROSS JOIN LATERAL (SELECT ten.best, CASE t.scoring
        WHEN 'best-multiple' THEN greatest(o.points, multiple)
        WHEN 'ten-best' THEN (SELECT sum(b.each)::bigint FROM unnest(ten.best) b (each))
        ELSE o.points + CASE WHEN of_round.won > own_stake THEN 100 ELSE 0 END END AS points) scored
    WHERE e.tournament_id = t.id AND e.player_id = of_round.player_id AND t.settled_at IS NULL
      AND t.starts_at <= of_round.opened_at AND at_time < t.ends_at AND o.joined_at <= of_round.opened_at
      AND (t.games = '{}' OR of_round.game_code = ANY (t.games)) AND own_stake >= t.min_bet;
END $$;
