-- Operators of the support; accounts are created with the operator token.
CREATE TABLE chat.operators (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  login text NOT NULL UNIQUE CHECK (login ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  name text NOT NULL,
  password_hash text NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);
CREATE TABLE chat.operator_sessions (
  token_hash bytea PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES chat.operators ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- One conversation per customer: a player, or a visitor known by a cookie. They are never merged [4.30] (F8).
CREATE TABLE chat.conversations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  visitor_hash bytea UNIQUE,
  player_id uuid UNIQUE,
  username text,
  status text NOT NULL DEFAULT 'idle' CHECK (status IN ('idle', 'waiting', 'assigned', 'closed')),
  -- Asked outside the opening hours.
  is_request boolean NOT NULL DEFAULT false,
  operator_id uuid REFERENCES chat.operators,
  waiting_since timestamptz,
  last_seq int NOT NULL DEFAULT 0,
  -- Read up to this entry.
  customer_read int NOT NULL DEFAULT 0,
  support_read int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((visitor_hash IS NULL) <> (player_id IS NULL)),
  CHECK ((player_id IS NULL) = (username IS NULL)),
  CHECK ((status = 'assigned') = (operator_id IS NOT NULL)),
  CHECK ((status = 'waiting') = (waiting_since IS NOT NULL))
);
CREATE INDEX conversations_waiting ON chat.conversations (waiting_since, id) WHERE status = 'waiting';
CREATE INDEX conversations_assigned ON chat.conversations (operator_id) WHERE status = 'assigned';
CREATE INDEX conversations_by_age ON chat.conversations (updated_at);

-- Entries of a conversation, numbered without gaps under its row's lock.
CREATE TABLE chat.messages (
  conversation_id uuid NOT NULL REFERENCES chat.conversations ON DELETE CASCADE,
  seq int NOT NULL,
  author text NOT NULL CHECK (author IN ('customer', 'support', 'event')),
  -- The operator's name at that time.
  name text,
  event text CHECK (event IN ('joined', 'handed-over', 'returned', 'closed')),
  text text NOT NULL CHECK (length(text) <= 2000),
  -- The sender's id of the message: a repeated call stores it once.
  key uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, seq),
  UNIQUE (conversation_id, key),
  CHECK ((author = 'event') = (event IS NOT NULL))
);

CREATE TABLE chat.sessions (
  token_hash bytea PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES chat.conversations ON DELETE CASCADE,
  -- The login at PAM; null: anonymous.
  login_id uuid,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_login ON chat.sessions (login_id) WHERE login_id IS NOT NULL;
CREATE INDEX sessions_by_conversation ON chat.sessions (conversation_id);

-- What the customer did [4.30].
CREATE TABLE chat.triggers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES chat.conversations ON DELETE CASCADE,
  trigger text NOT NULL CHECK (trigger IN ('after-authentication', 'chat-icon-click', 'page-refresh', 'logout')),
  at timestamptz NOT NULL
);
CREATE INDEX triggers_by_conversation ON chat.triggers (conversation_id, id);

-- Prepared answers, shared by all operators.
CREATE TABLE chat.canned_answers (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  text text NOT NULL
);

-- Position in PAM's event feed: a missed end of a login would leave a conversation readable.
CREATE TABLE chat.feed_cursors (
  feed text PRIMARY KEY,
  cursor text NOT NULL
);
