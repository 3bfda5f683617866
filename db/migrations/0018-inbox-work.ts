/** Messages that are older than conversation ids are a conversation each. */
const conversation = `coalesce('chat ' || session_id, 'message ' || id)`;

/** Tags, assignees, replies and canned answers. Only adds: the previous release keeps working. */
export const statements = [
  `alter table inbox_states
    add column tags jsonb not null default '[]',
    add column assignee_id integer references users (id) on delete set null`,

  // message_id: the mail in the outbox, which is deleted some time after its delivery; null if it was given up.
  `create table inbox_replies (
    id serial primary key,
    item text not null,
    author text not null,
    recipient text not null,
    subject text not null,
    text text not null,
    message_id uuid,
    created_at timestamptz not null default now()
  )`,
  `create index inbox_replies_item on inbox_replies (item, id)`,

  `create table inbox_answers (
    id serial primary key,
    title text not null,
    text text not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`,

  // For the history of an item.
  `create index audit_log_entity on audit_log (entity_id)`,

  // The same view, with tags and assignee.
  `create or replace view inbox_items as
    select entries.*, handled_by,
      read_at is null or read_at < changed_at as unread,
      case when handled_at >= changed_at then handled_at end as handled_at,
      coalesce(tags, '[]') as tags,
      users.username as assignee
    from (
      select 'lead' as kind, id, 'lead ' || id as item, created_at as changed_at, created_at,
        name, email, company, phone, message, is_spam,
        null::date as date, null::text as time_slot, null::timestamptz as cancelled_at,
        1 as messages,
        concat_ws(chr(31), name, email, company, phone, message, about) as texts
      from leads
      union all
      select 'call', id, 'call ' || id, updated_at, created_at,
        coalesce(name, ''), coalesce(email, ''), '', phone, '', false,
        date, time_slot, cancelled_at,
        1, concat_ws(chr(31), phone, name, email)
      from scheduled_calls
      union all
      select 'chat', min(id), ${conversation} as conversation, max(created_at), min(created_at),
        '', coalesce(max(email), ''), '', '', (array_agg(message order by id desc))[1], false,
        null, null, null,
        count(*)::integer, string_agg(concat_ws(chr(31), message, response, email), chr(31))
      from chat_messages
      group by conversation
    ) as entries
    left join inbox_states using (item)
    left join users on users.id = inbox_states.assignee_id`,
];
