/** Roles, invitations, second factors and devices. Only adds, so that the previous release keeps working. */
export const statements = [
  // Until now every user could do everything, so existing users become owners.
  `alter table users
    add column role text not null default 'owner' check (role in ('owner', 'editor')),
    add column email text,
    add column joined_at timestamptz default now(),
    add column totp_secret text,
    add column totp_on boolean not null default false,
    add column totp_step bigint not null default 0`,

  `create table recovery_codes (
    user_id integer not null references users on delete cascade,
    hash text not null,
    primary key (user_id, hash)
  )`,

  `create table passkeys (
    id text primary key,
    user_id integer not null references users on delete cascade,
    public_key text not null,
    counter bigint not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index passkeys_user on passkeys (user_id)`,

  // Invitations, password reset links and passkey challenges; each works once.
  `create table account_tokens (
    hash text primary key,
    kind text not null,
    user_id integer references users on delete cascade,
    expires_at timestamptz not null
  )`,

  `alter table sessions add column device text not null default ''`,
  `create table known_devices (
    user_id integer not null references users on delete cascade,
    device text not null,
    seen_at timestamptz not null default now(),
    primary key (user_id, device)
  )`,

  `create table account_rules (
    id integer primary key default 1 check (id = 1),
    second_factor_required boolean not null default false
  )`,
  `insert into account_rules default values`,
];
