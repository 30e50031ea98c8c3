-- The clock that rounds run by (crash): it counts the time during which a game host ran, so a wall clock that is set neither ends nor prolongs a round. Hosts carry it on
-- by their monotonic clocks and write it here every second. It starts at the time of day, so that rounds that run now keep their course.
CREATE TABLE game_host.round_clock (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at timestamptz NOT NULL,
  written_at timestamptz NOT NULL,
  written_by uuid
);
INSERT INTO game_host.round_clock (at, written_at) VALUES (clock_timestamp(), clock_timestamp());
COMMENT ON COLUMN game_host.rounds.due_at IS 'When a round that runs by the clock is over by itself; by game_host.round_clock.';
