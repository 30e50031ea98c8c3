-- What protects a player acts from the moment it is written, whatever the clock of its reader says (M12): an exclusion and a stricter limit have no beginning that a
-- reader could wait for. Only a looser limit waits for its day. Of the values a limit was given the last one written counts; a looser one that was still on its way
-- when a newer value was written has been withdrawn.
CREATE OR REPLACE FUNCTION pam.limit_passed(of_player uuid, kinds text[], cents bigint, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT l.kind || '.' || l.period FROM (
    SELECT DISTINCT ON (kind, period) kind, period, amount FROM pam.limit_changes
    WHERE player_id = of_player AND kind = ANY (kinds) AND withdrawn_at IS NULL AND (NOT loosens OR effective_at <= at)
    ORDER BY kind, period, id DESC) l
  WHERE l.amount IS NOT NULL AND l.amount < cents + (
    SELECT coalesce(sum(CASE l.kind WHEN 'deposit' THEN t.deposited WHEN 'stake' THEN t.staked ELSE t.staked - t.won END), 0)
    FROM pam.daily_totals t WHERE t.player_id = of_player
      AND t.day >= CASE l.period WHEN 'day' THEN pam.day_of(at) ELSE date_trunc(l.period, pam.day_of(at)::timestamp)::date END)
  ORDER BY 1 LIMIT 1
$$;

CREATE OR REPLACE FUNCTION pam.is_excluded(of_player uuid, of_game text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM pam.exclusions e WHERE e.player_id = of_player AND e.lifted_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > at)
    AND (e.game_type IS NULL OR e.game_type = coalesce((SELECT g.type FROM pam.game_types g WHERE g.game_code = of_game), e.game_type)))
$$;
COMMENT ON COLUMN pam.exclusions.starts_at IS 'When it was written; for display. It is in force from then on, without being compared with any clock.';
