-- What screens show of a level climbs towards what it holds [4.26]: from where and since when is kept here, so that every portal, page and
-- reload shows the same, also after a restart. In ten-thousandths of a cent, as `held`.
ALTER TABLE game_host.jackpot_levels
  ADD COLUMN shown_from bigint,
  ADD COLUMN shown_since timestamptz;
UPDATE game_host.jackpot_levels SET shown_from = held * 99 / 100, shown_since = now();
ALTER TABLE game_host.jackpot_levels
  ALTER COLUMN shown_from SET NOT NULL,
  ALTER COLUMN shown_since SET NOT NULL,
  ADD CONSTRAINT shown_not_above_held CHECK (shown_from >= 0 AND shown_from <= held);
