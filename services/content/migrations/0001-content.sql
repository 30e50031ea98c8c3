-- Games have columns: there are thousands, they are imported in bulk, and the database builds their list as JSON.
CREATE TABLE content.games (
  game_code text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL CHECK (status IN ('Published', 'Draft', 'Archived')),
  position integer NOT NULL,
  -- Last writer of the row. A writer never overwrites a higher rank: seed < import < editor.
  origin text NOT NULL CHECK (origin IN ('seed', 'import', 'editor')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  name text NOT NULL,
  provider text NOT NULL,
  type text NOT NULL,
  collections text[] NOT NULL,
  categories text[] NOT NULL,
  number_of_reels smallint,
  jackpot boolean NOT NULL,
  gamble boolean NOT NULL,
  bonus_game_feature boolean NOT NULL,
  min_bet bigint,
  max_bet bigint,
  max_win bigint,
  rtp double precision,
  volatility double precision,
  promotion_level integer NOT NULL,
  commercial_tier integer NOT NULL,
  demo_enabled boolean NOT NULL,
  real_enabled boolean NOT NULL,
  require_password boolean NOT NULL,
  file_version text NOT NULL,
  labels jsonb NOT NULL,
  dealer jsonb,
  maintenance jsonb,
  released_on date,
  description text,
  video_preview text,
  lines integer,
  special_features text[] NOT NULL,
  detail_labels text[] NOT NULL,
  -- Motifs of the game's image; null: derived from the name.
  motifs text[],
  PRIMARY KEY (locale, game_code, status)
);

-- All other kinds: few rows each, read whole, validated against the contract when written.
CREATE TABLE content.items (
  kind text NOT NULL,
  id text NOT NULL,
  locale text NOT NULL,
  status text NOT NULL CHECK (status IN ('Published', 'Draft', 'Archived')),
  position integer NOT NULL,
  origin text NOT NULL CHECK (origin IN ('seed', 'import', 'editor')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  slug text,
  body jsonb NOT NULL,
  PRIMARY KEY (kind, locale, id, status)
);
CREATE INDEX items_by_slug ON content.items (kind, locale, slug) WHERE slug IS NOT NULL;

-- One row. The epoch distinguishes two databases with the same counter.
CREATE TABLE content.version (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  epoch text NOT NULL DEFAULT substr(md5(gen_random_uuid()::text), 1, 8),
  counter bigint NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO content.version DEFAULT VALUES;

CREATE TABLE content.seeds (
  name text PRIMARY KEY,
  version text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

-- The version changes with any change of content, by any writer; a statement that changes no row does not count.
CREATE FUNCTION content.raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
BEGIN
  IF TG_OP <> 'TRUNCATE' THEN
    IF NOT EXISTS (SELECT 1 FROM changed) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE content.version SET counter = counter + 1, changed_at = clock_timestamp() RETURNING counter INTO raised;
  PERFORM pg_notify('herna_content', raised::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER games_inserted AFTER INSERT ON content.games REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER games_updated AFTER UPDATE ON content.games REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER games_deleted AFTER DELETE ON content.games REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER games_truncated AFTER TRUNCATE ON content.games FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER items_inserted AFTER INSERT ON content.items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER items_updated AFTER UPDATE ON content.items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER items_deleted AFTER DELETE ON content.items REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();
CREATE TRIGGER items_truncated AFTER TRUNCATE ON content.items FOR EACH STATEMENT EXECUTE FUNCTION content.raise_version();

-- Signs the preview passes [6.4]; shared by all nodes, created at the first start.
CREATE TABLE content.preview_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key bytea NOT NULL
);
