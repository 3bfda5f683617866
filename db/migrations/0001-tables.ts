/** Every table of the first release. */
export const statements = [
  `create table users (
    id serial primary key,
    username text not null unique,
    password text not null,
    created_at timestamptz not null default now()
  )`,

  `create table leads (
    id serial primary key,
    name text not null,
    email text not null,
    company text not null,
    phone text not null default '',
    message text not null,
    chat_history text,
    about text,
    department text check (department in ('sales', 'partnerships', 'support')),
    consent_at timestamptz,
    is_spam boolean not null default false,
    created_at timestamptz not null default now()
  )`,

  `create table chat_messages (
    id serial primary key,
    message text not null,
    response text,
    email text,
    processed boolean not null default false,
    created_at timestamptz not null default now()
  )`,

  `create table signal_board_posts (
    id serial primary key,
    title text not null,
    description text not null,
    category text not null check (category in ('playbook', 'signal', 'idea', 'wild', 'tool')),
    thumbnail_url text,
    source_type text not null check (source_type in ('original', 'external')),
    url text,
    content text,
    slug text not null unique,
    published boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index signal_board_posts_newest on signal_board_posts (created_at desc, id desc)`,

  `create table blog_posts (
    id serial primary key,
    title text not null,
    summary text not null,
    content text not null,
    category text not null
      check (category in ('automation', 'ai', 'business', 'technology', 'industry', 'case-study')),
    thumbnail_url text,
    author text not null,
    author_title text,
    author_image_url text,
    featured_image text,
    slug text not null unique,
    meta_description text,
    meta_keywords text,
    read_time_minutes integer check (read_time_minutes >= 1),
    published boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index blog_posts_newest on blog_posts (created_at desc, id desc)`,

  `create table scheduled_calls (
    id serial primary key,
    phone text not null,
    date date not null,
    time_slot text not null check (time_slot ~ '^[0-2][0-9]:[0-5][0-9]$'),
    starts_at timestamptz,
    cancelled_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // One booking for each slot; canceling frees it.
  `create unique index scheduled_calls_slot on scheduled_calls (date, time_slot)
    where cancelled_at is null`,

  `create table sessions (
    id text primary key,
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,

  `create table idempotency_keys (
    call text not null,
    key_hash text not null,
    input_hash text not null,
    answer text,
    created_at timestamptz not null default now(),
    primary key (call, key_hash)
  )`,

  `create table outbox (
    id uuid primary key default gen_random_uuid(),
    channel text not null check (channel in ('webhook', 'email', 'log')),
    kind text not null,
    payload jsonb not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    delivered_at timestamptz,
    dead_at timestamptz,
    last_error text,
    created_at timestamptz not null default now()
  )`,
  `create index outbox_due on outbox (next_attempt_at)
    where delivered_at is null and dead_at is null`,

  `create table rate_limits (
    bucket text primary key,
    minute_started_at timestamptz not null default now(),
    minute_count integer not null,
    hour_started_at timestamptz not null default now(),
    hour_count integer not null
  )`,

  `create table audit_log (
    id bigserial primary key,
    user_id integer references users on delete set null,
    username text,
    action text not null,
    entity_id integer,
    details jsonb,
    created_at timestamptz not null default now()
  )`,

  `create table slug_history (
    board text not null check (board in ('signal-board', 'blog')),
    slug text not null,
    post_id integer not null,
    created_at timestamptz not null default now(),
    primary key (board, slug)
  )`,

  `create table site_changes (
    id integer primary key default 1 check (id = 1),
    changed_at timestamptz not null default now(),
    hook_called_at timestamptz,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    live_hash text
  )`,

  `create table page_views (
    path text not null,
    day date not null,
    count integer not null,
    primary key (path, day)
  )`,

  `create table seeds (
    name text primary key,
    created_at timestamptz not null default now()
  )`,
];
