-- Every version of a catalogue that was ever written: an older node that restarts during a deployment must not write its own over that of a newer one.
CREATE TABLE content.former_seeds (
  name text NOT NULL,
  version text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version)
);
INSERT INTO content.former_seeds (name, version, applied_at) SELECT name, version, applied_at FROM content.seeds;
