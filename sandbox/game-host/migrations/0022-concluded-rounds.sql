-- A round that its player did not finish and the house did: who, how, why and when. `stand`: ended as it stood by its game's rules; `void`: its stakes went back.
ALTER TABLE game_host.rounds ADD COLUMN concluded jsonb;
CREATE INDEX rounds_open_since ON game_host.rounds (played_at) WHERE phase = 'open';
