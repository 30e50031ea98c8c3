-- Share of paid spins with a win, for games whose model is known.
ALTER TABLE content.games ADD COLUMN hit_frequency double precision CHECK (hit_frequency BETWEEN 0 AND 1);
