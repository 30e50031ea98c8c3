-- A player has one at most in a game: starting a round says that the one before was seen.
CREATE INDEX rounds_unseen ON game_host.rounds (owner_id, game_code) WHERE phase = 'closed' AND is_real AND seen_at IS NULL;
