/** Uploaded pictures; their bytes are stored outside the database. Only adds: the previous release keeps working. */
export const statements = [
  // The key is a hash of the stored bytes and the file extension, so that the same picture has one row.
  `create table media (
    id serial primary key,
    key text not null unique,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    alt text not null default '',
    uploaded_by text not null,
    created_at timestamptz not null default now()
  )`,
];
