/** Messages that are older than conversation ids are a conversation each. */
const conversation = `coalesce('chat ' || session_id, 'message ' || id)`;

/** Name and address of visitors who book calls. Only adds: the previous release keeps working. */
export const statements = [
  `alter table scheduled_calls add column name text, add column email text`,

  // The same view, with the name and address of visitors who booked a call.
  `create or replace view inbox_items as
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
    left join inbox_states using (item)`,
];
