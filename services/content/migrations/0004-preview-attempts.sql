-- Wrong preview passwords of each visitor in the current window; the row with the empty key counts those of all unknown visitors. Unlogged: a crash of the
-- database, which an attacker cannot cause, resets the counts.
CREATE UNLOGGED TABLE content.preview_attempts (
  -- SHA-256 of the visitor's address or pass.
  visitor bytea PRIMARY KEY,
  wrong int NOT NULL,
  since timestamptz NOT NULL
);

-- Milliseconds until all of these counts are below their limits.
CREATE FUNCTION content.preview_wait_ms(visitors bytea[], limits int[], at timestamptz, length interval) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(max(ceil(extract(epoch FROM since + length - at) * 1000)), 0)::bigint
  FROM content.preview_attempts JOIN unnest(visitors, limits) AS counted (id, most) ON visitor = id
  WHERE wrong >= most AND since > at - length
$$;

-- Counts an attempt that may be checked; otherwise `wait_ms` is above 0. `wait_if_wrong_ms`: the wait after it if the password is wrong. One caller at a time:
-- attempts are rare, and their counts must not be overtaken.
CREATE FUNCTION content.take_preview_attempt(visitors bytea[], limits int[], at timestamptz, length interval)
RETURNS TABLE (wait_ms bigint, wait_if_wrong_ms bigint) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('herna:content:preview attempts'));
  DELETE FROM content.preview_attempts a WHERE a.since <= at - length;
  wait_ms := content.preview_wait_ms(visitors, limits, at, length);
  IF wait_ms = 0 THEN
    INSERT INTO content.preview_attempts AS counted (visitor, wrong, since) SELECT id, 1, at FROM unnest(visitors) id
    ON CONFLICT (visitor) DO UPDATE SET wrong = counted.wrong + 1;
  END IF;
  wait_if_wrong_ms := content.preview_wait_ms(visitors, limits, at, length);
  RETURN NEXT;
END
$$;
