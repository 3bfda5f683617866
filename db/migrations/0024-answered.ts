/**
 * Whether an item was answered: by the last reply since the visitor's last activity, unless its mail was given up. Only adds:
 * the previous release writes through the same triggers.
 */
export const statements: readonly string[] = [
  // Null where the visitor has the last word.
  `alter table inbox_entries add column answered_at timestamptz, add column answered_by text`,

  // As before, with the answer.
  `create or replace function refresh_inbox(names text[], with_texts boolean) returns void language plpgsql as $$
    begin
      if with_texts then
        insert into inbox_entries (item) select distinct given from unnest(names) as given order by given
          on conflict do nothing;
      end if;
      perform from inbox_entries where item = any (names) order by item for update;
      if with_texts then
        with fresh as materialized (select * from inbox_entries_of(names)),
          gone as (delete from inbox_entries where item = any (names) and item not in (select item from fresh))
        update inbox_entries as entry set
          (kind, id, changed_at, created_at, name, email, company, phone, excerpt, is_spam,
            date, time_slot, cancelled_at, messages, search) =
          (fresh.kind, fresh.id, fresh.changed_at, fresh.created_at, fresh.name, fresh.email, fresh.company,
            fresh.phone, fresh.excerpt, fresh.is_spam,
            fresh.date, fresh.time_slot, fresh.cancelled_at, fresh.messages, fresh.search)
        from fresh where entry.item = fresh.item;
      end if;
      update inbox_entries as entry set
        (unread, handled_at, handled_by, tags, assignee_id, answered_at, answered_by) =
        (state.unread, state.handled_at, state.handled_by, state.tags, state.assignee_id,
          state.answered_at, state.answered_by)
      from (
        select item, read_at is null or read_at < changed_at as unread,
          case when inbox_states.handled_at >= changed_at then inbox_states.handled_at end as handled_at,
          inbox_states.handled_by, coalesce(inbox_states.tags, '[]') as tags, inbox_states.assignee_id,
          answer.answered_at, answer.answered_by
        from inbox_entries
        left join inbox_states using (item)
        left join lateral (
          select created_at as answered_at, author as answered_by
          from inbox_replies
          where inbox_replies.item = inbox_entries.item and created_at >= changed_at and message_id is not null
            and not exists (select from outbox where outbox.id = message_id and dead_at is not null)
          order by inbox_replies.id desc limit 1
        ) as answer on true
        where item = any (names)
      ) as state
      where entry.item = state.item
        and (entry.unread, entry.handled_at, entry.handled_by, entry.tags, entry.assignee_id,
            entry.answered_at, entry.answered_by)
          is distinct from (state.unread, state.handled_at, state.handled_by, state.tags, state.assignee_id,
            state.answered_at, state.answered_by);
    end
  $$`,

  // A mail that is given up, or tried again after that, changes whether its item was answered.
  `create index inbox_replies_message on inbox_replies (message_id) where message_id is not null`,
  `create function refresh_answered_inbox() returns trigger language plpgsql as $$
    begin
      perform refresh_inbox(array_agg(item), false) from inbox_replies where message_id = new.id having count(*) > 0;
      return null;
    end
  $$`,
  `create trigger refresh_inbox_given_up after update of dead_at on outbox for each row
    when ((old.dead_at is null) <> (new.dead_at is null)) execute function refresh_answered_inbox()`,

  // What was answered before. Items that are still to be filled in get it then.
  `update inbox_entries as entry set (answered_at, answered_by) = (answer.created_at, answer.author)
    from (
      select distinct on (item) item, inbox_replies.created_at, author from inbox_replies
      where message_id is not null
        and not exists (select from outbox where outbox.id = message_id and dead_at is not null)
      order by item, inbox_replies.id desc
    ) as answer
    where entry.item = answer.item and answer.created_at >= entry.changed_at`,

  // The same conditions as in db/inbox/items.ts. Of all items, few wait and few were answered.
  `create index inbox_entries_waiting on inbox_entries (changed_at, item, kind, assignee_id)
    where handled_at is null and answered_at is null and not is_spam and cancelled_at is null
      and (kind <> 'chat' or email <> '')`,
  `create index inbox_entries_answered on inbox_entries (changed_at, item, kind, is_spam, assignee_id)
    where answered_at is not null`,
];
