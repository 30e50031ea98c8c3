-- Rounds at live tables: which round of the table the stakes are for, and the seat of a table with seats.
ALTER TABLE game_host.rounds ADD COLUMN table_round bigint, ADD COLUMN table_seat smallint CHECK (table_seat > 0);
CREATE INDEX rounds_at_table ON game_host.rounds (game_code, table_round) WHERE table_round IS NOT NULL;
-- One player per seat and round of a table.
CREATE UNIQUE INDEX rounds_one_per_seat ON game_host.rounds (game_code, table_round, table_seat)
  WHERE table_seat IS NOT NULL AND phase NOT IN ('cancelled', 'refused');
COMMENT ON COLUMN game_host.rounds.due_at IS
  'When a round that runs by the clock ends by itself: of live tables in the time of the database, of others in the time of game_host.round_clock.';
