-- How far PAM's feed was read. It moves in the transaction that keeps the wins read: none is lost, none is told twice.
CREATE TABLE bulletin.feed_cursors (
  feed text PRIMARY KEY,
  cursor text NOT NULL
);
CREATE INDEX wins_jackpots ON bulletin.wins (country, won_at DESC) WHERE jackpot IS NOT NULL;
