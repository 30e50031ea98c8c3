-- Signs the passes of the preview [6.4]; one for all nodes, made at the first start.
CREATE TABLE content.preview_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key bytea NOT NULL
);
