-- Wins name nobody: initials alone, no town (decision 0027).
ALTER TABLE bulletin.wins DROP COLUMN town;
UPDATE bulletin.wins SET player = regexp_replace(player, '^(\S)\S+ ', '\1. ');
