-- Player protection applies from the moment it is written, whatever the reader's clock says (M12): exclusions and stricter
-- limits have no start time to compare. Only a looser limit waits for its effective day. Of a limit's values the last one
-- written applies; a pending looser value is withdrawn when a newer value is written.

-- Every value a limit was set to; null: no limit.
CREATE TABLE pam.limit_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount bigint CHECK (amount >= 0),
  loosens boolean NOT NULL,
  requested_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX limit_changes_by_player ON pam.limit_changes (player_id, kind, period, effective_at);

CREATE TABLE pam.exclusions (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('self', 'panic-button', 'register', 'suspended')),
  product text NOT NULL CHECK (product IN ('CrossProduct', 'Casino')),
  game_type text,
  starts_at timestamptz NOT NULL,
  -- Null: indefinite.
  ends_at timestamptz,
  lifted_at timestamptz
);
COMMENT ON COLUMN pam.exclusions.starts_at IS 'When it was written; for display only. It is in force at once and is not compared with any clock.';
CREATE INDEX exclusions_by_player ON pam.exclusions (player_id);

-- The sandbox's replacement for the state's register of excluded persons (RVO), and its operator switches.
CREATE TABLE pam.excluded_persons (
  person_key bytea PRIMARY KEY,
  until timestamptz
);
CREATE TABLE pam.register_switches (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  available boolean NOT NULL DEFAULT true,
  outage_announced boolean NOT NULL DEFAULT false
);
INSERT INTO pam.register_switches DEFAULT VALUES;

-- The operator's kill switches (GLI-19 2.4.1): a row means stopped.
CREATE TABLE pam.play_stops (
  scope text NOT NULL CHECK (scope IN ('all', 'game', 'player')),
  -- Empty for `all`, a game code, or a player id.
  subject text NOT NULL,
  reason text NOT NULL,
  stopped_at timestamptz NOT NULL,
  PRIMARY KEY (scope, subject),
  CHECK ((scope = 'all') = (subject = ''))
);

-- Type of each game as last read from the content service: an exclusion may cover one type only [6.7].
CREATE TABLE pam.game_types (
  game_code text PRIMARY KEY,
  type text NOT NULL,
  read_at timestamptz NOT NULL
);

-- What a player deposited, withdrew, staked and won on a day (Europe/Bratislava), in cents: the base of limits and statements.
CREATE TABLE pam.daily_totals (
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  day date NOT NULL,
  deposited bigint NOT NULL DEFAULT 0,
  withdrawn bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, day),
  CONSTRAINT daily_totals_are_sums CHECK (least(deposited, withdrawn, staked, won) >= 0)
);

CREATE FUNCTION pam.day_of(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (at AT TIME ZONE 'Europe/Bratislava')::date $$;

CREATE FUNCTION pam.add_to_totals(of_player uuid, of_day date, staked_cents bigint, won_cents bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pam.daily_totals AS t (player_id, day, staked, won) VALUES (of_player, of_day, staked_cents, won_cents)
  ON CONFLICT (player_id, day) DO UPDATE SET staked = t.staked + excluded.staked, won = t.won + excluded.won
$$;

-- The first limit of these kinds that the amount would exceed, such as `stake.week`; null: none. Same rules as
-- `protection/limits.ts`.
CREATE FUNCTION pam.limit_passed(of_player uuid, kinds text[], cents bigint, at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
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

-- Whether an exclusion in force blocks the game. A game of unknown type is blocked by an exclusion of any type.
CREATE FUNCTION pam.is_excluded(of_player uuid, of_game text, at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM pam.exclusions e WHERE e.player_id = of_player AND e.lifted_at IS NULL AND (e.ends_at IS NULL OR e.ends_at > at)
    AND (e.game_type IS NULL OR e.game_type = coalesce((SELECT g.type FROM pam.game_types g WHERE g.game_code = of_game), e.game_type)))
$$;

-- The operator's kill switches. Without a game: whether the player may deposit.
CREATE FUNCTION pam.is_stopped(of_player uuid, of_game text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM pam.play_stops WHERE scope = 'all' OR (scope = 'game' AND subject = of_game) OR (scope = 'player' AND subject = of_player::text))
$$;

CREATE TABLE pam.waiting_messages (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES pam.players ON DELETE CASCADE,
  type text NOT NULL,
  key text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  -- Not shown before.
  shown_from timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE INDEX waiting_messages_open ON pam.waiting_messages (player_id) WHERE confirmed_at IS NULL;
