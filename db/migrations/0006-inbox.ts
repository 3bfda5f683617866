/** Messages that are older than conversation ids are a conversation each. */
const conversation = `coalesce('chat ' || session_id, 'message ' || id)`;

/** The inbox of the admin area. Only adds, so that the previous release keeps working. */
export const statements = [
  // Whether an item was read and handled; an item gets its row when it is first opened.
  `create table inbox_states (
    item text primary key,
    read_at timestamptz,
    handled_at timestamptz,
    handled_by text
  )`,
  `create table inbox_notes (
    id serial primary key,
    item text not null,
    author text not null,
    text text not null,
    created_at timestamptz not null default now()
  )`,
  `create index inbox_notes_item on inbox_notes (item, id)`,

  // Incremented with every new address of the calendar feed, which invalidates the previous one.
  `create table calendar_feed (
    id integer primary key default 1 check (id = 1),
    rotation integer not null default 0
  )`,
  `insert into calendar_feed default values`,

  // Everything visitors send, in one shape. An item that changes after it was read or handled is unread and open again.
  `create view inbox_items as
    select entries.*, handled_by,
      read_at is null or read_at < changed_at as unread,
      case when handled_at >= changed_at then handled_at end as handled_at
    from (
      select 'lead' as kind, id, 'lead ' || id as item, created_at as changed_at, created_at,
        name, email, company, phone, message, is_spam,
        null::date as date, null::text as time_slot, null::timestamptz as cancelled_at,
        1 as messages,
        concat_ws(chr(31), name, email, company, phone, message, about) as texts
      from leads
      union all
      select 'call', id, 'call ' || id, updated_at, created_at,
        '', '', '', phone, '', false,
        date, time_slot, cancelled_at,
        1, phone
      from scheduled_calls
      union all
      select 'chat', min(id), ${conversation} as conversation, max(created_at), min(created_at),
        '', coalesce(max(email), ''), '', '', (array_agg(message order by id desc))[1], false,
        null, null, null,
        count(*)::integer, string_agg(concat_ws(chr(31), message, response, email), chr(31))
      from chat_messages
      group by conversation
    ) as entries
    left join inbox_states using (item)`,

  `create index leads_newest on leads (created_at desc)`,
  `create index scheduled_calls_newest on scheduled_calls (updated_at desc)`,
];
