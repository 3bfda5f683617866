/** Letters whose case Postgres folds only in some locales, and what stands for them; digits and punctuation of Arabic. */
const upper = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЉЊЋЏҐЂЈЅØĐŁÆŒÞÐŦĦŊı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،؛؟۔।';
const lower = 'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюяєіљњћџґђјѕøđłæœþðŧħŋi01234567890123456789     ';

/** All signs that are part of no word, once accents are taken off. */
const between = String.raw`[^0-9a-z\u00c0-\u1fff\u2c00-\u2fff\u3040-\ufdff\ufe70-\uffff\U00010000-\U0010ffff]+`;

/** Thai, Lao, Burmese, Khmer, Chinese and Japanese, which put no spaces between words. */
const unspaced = String.raw`([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])`;

const number = '[0-9][0-9 ().+/-]{4,}[0-9]';

/**
 * The inbox as a table that every write keeps up to date, with what is searched and how many items there are
 * (docs/decisions/0036). Only adds: the previous release writes through the same triggers and reads the view.
 */
export const statements: readonly string[] = [
  // `kind` is empty only while a transaction makes the row. `handled_at` is null where the item is open again.
  `create table inbox_entries (
    item text primary key,
    kind text not null default '',
    id integer not null default 0,
    changed_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    name text not null default '',
    email text not null default '',
    company text not null default '',
    phone text not null default '',
    excerpt text not null default '',
    is_spam boolean not null default false,
    date date,
    time_slot text,
    cancelled_at timestamptz,
    messages integer not null default 1,
    unread boolean not null default true,
    handled_at timestamptz,
    handled_by text,
    tags jsonb not null default '[]',
    assignee_id integer,
    search tsvector not null default ''
  )`,
  // The words lie apart from the rows, so that counting reads few pages.
  `alter table inbox_entries alter column search set storage external, set (toast_tuple_target = 512)`,
  `create index inbox_entries_name on inbox_entries (kind, id)`,
  // Every filter but tag and search is decided within the index, in the order of the list.
  `create index inbox_entries_list on inbox_entries (changed_at, item, kind, is_spam, unread, handled_at, assignee_id)`,
  `create index inbox_entries_kind on inbox_entries (kind, changed_at, item)`,
  `create index inbox_entries_assignee on inbox_entries (assignee_id, changed_at, item) where assignee_id is not null`,
  `create index inbox_entries_created on inbox_entries (kind, created_at)`,
  `create index inbox_entries_tags on inbox_entries using gin (tags jsonb_path_ops)`,
  `create index inbox_entries_search on inbox_entries using gin (search) with (gin_pending_list_limit = 256)`,

  // What changed the number of items; the sum is how many there are. No writer waits for another to count.
  `create table inbox_counts (
    id bigserial primary key,
    kind text not null,
    is_spam boolean not null,
    unread boolean not null,
    is_open boolean not null,
    items integer not null
  )`,

  // One row while older items are still to be filled in: the last ids that were.
  `create table inbox_fill (
    id integer primary key default 1 check (id = 1),
    lead integer not null default 0,
    call integer not null default 0,
    message integer not null default 0
  )`,
  `insert into inbox_fill default values`,

  // The same on every server, whatever its locale: without case and accents.
  `create function inbox_fold(given text) returns text language sql immutable as $$
    select case when octet_length(given) = length(given) then lower(given collate "C") else
      regexp_replace(replace(translate(
        regexp_replace(lower(normalize(given, nfkd) collate "C"), '[\\u0300-\\u036f]', '', 'g'),
        '${upper}', '${lower}'), 'ß', 'ss'), '${unspaced}', ' \\1 ', 'g')
    end
  $$`,
  `create function inbox_words(given text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct left(word, 20)), '{}')
    from unnest(string_to_array(regexp_replace(inbox_fold(given), '${between}', ' ', 'g'), ' ')) as word
    where word <> ''
  $$`,
  // Also the ends of words: names and addresses are found by any part of three signs.
  `create function inbox_parts(given text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct substr(word, first)), '{}')
    from unnest(inbox_words(given)) as word, generate_series(1, greatest(1, length(word) - 2)) as first
  $$`,
  // The digits of numbers, however they are separated.
  `create function inbox_numbers(given text) returns text[] language sql immutable as $$
    select coalesce(array_agg(distinct left(substr(digits, first), 20)), '{}')
    from (
      select regexp_replace(found[1], '[^0-9]', '', 'g') as digits
      from regexp_matches(inbox_fold(given), '(${number})', 'g') as found
    ) as numbers, generate_series(1, greatest(1, length(digits) - 2)) as first
  $$`,
  // Words that all have to occur, in any order; of the last one letter is enough only where it is a word.
  `create function inbox_query(given text) returns tsquery language sql immutable as $$
    select string_agg(quote_literal(word) || case when length(word) > 1 then ':*' else '' end, ' & ')::tsquery
    from unnest(inbox_words(given)) as word
  $$`,

  // What the tables say of items; of a conversation, the newest hundred exchanges are searched.
  `create function inbox_entries_of(names text[]) returns table (
      item text, kind text, id integer, changed_at timestamptz, created_at timestamptz,
      name text, email text, company text, phone text, excerpt text, is_spam boolean,
      date date, time_slot text, cancelled_at timestamptz, messages integer, search tsvector
    ) language sql stable as $$
    select entry.item, entry.kind, entry.id, entry.changed_at, entry.created_at,
      entry.name, entry.email, entry.company, entry.phone, left(entry.message, 200), entry.is_spam,
      entry.date, entry.time_slot, entry.cancelled_at, entry.messages,
      array_to_tsvector((
        inbox_parts(concat_ws(' ', entry.name, entry.email, entry.company))
        || inbox_numbers(concat_ws(chr(10), entry.phone, entry.texts, work.texts))
        || inbox_words(concat_ws(' ', entry.phone, entry.texts, work.texts))
      )[:8000])
    from (
      select 'lead ' || leads.id as item, 'lead' as kind, leads.id, created_at as changed_at, created_at,
        name, email, company, phone, message, is_spam,
        null::date as date, null::text as time_slot, null::timestamptz as cancelled_at,
        1 as messages, concat_ws(chr(10), message, about) as texts
      from leads
      where leads.id = any (array(select substring(given from '^lead (\\d{1,10})$')::bigint from unnest(names) as given))
      union all
      select 'call ' || calls.id, 'call', calls.id, updated_at, created_at,
        coalesce(name, ''), coalesce(email, ''), '', phone, '', false,
        date, time_slot, cancelled_at, 1, ''
      from scheduled_calls as calls
      where calls.id = any (array(select substring(given from '^call (\\d{1,10})$')::bigint from unnest(names) as given))
      union all
      select said.item, 'chat', min(said.id), max(created_at), min(created_at),
        '', coalesce(max(email), ''), '', '', (array_agg(message order by said.id desc))[1], false,
        null, null, null,
        count(*)::integer, string_agg(concat_ws(chr(10), message, response), chr(10)) filter (where place <= 100)
      from (
        select *, row_number() over (partition by spoken.item order by spoken.id desc) as place
        from (
          select coalesce('chat ' || session_id, 'message ' || id) as item, chat_messages.* from chat_messages
          where session_id = any (array(select substr(given, 6) from unnest(names) as given where given like 'chat %'))
            or session_id is null and chat_messages.id = any (
              array(select substring(given from '^message (\\d{1,10})$')::bigint from unnest(names) as given))
        ) as spoken
      ) as said
      group by said.item
    ) as entry
    cross join lateral (
      select string_agg(written.texts, chr(10)) as texts from (
        select text as texts from inbox_notes where inbox_notes.item = entry.item
        union all
        select concat_ws(chr(10), recipient, subject, text) from inbox_replies where inbox_replies.item = entry.item
      ) as written
    ) as work
  $$`,

  // Brings entries up to date. Whoever changes the same item waits here, and then reads what the other has written.
  `create function refresh_inbox(names text[], with_texts boolean) returns void language plpgsql as $$
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
        (unread, handled_at, handled_by, tags, assignee_id) =
        (state.unread, state.handled_at, state.handled_by, state.tags, state.assignee_id)
      from (
        select item, read_at is null or read_at < changed_at as unread,
          case when inbox_states.handled_at >= changed_at then inbox_states.handled_at end as handled_at,
          inbox_states.handled_by, coalesce(inbox_states.tags, '[]') as tags, inbox_states.assignee_id
        from inbox_entries left join inbox_states using (item) where item = any (names)
      ) as state
      where entry.item = state.item
        and (entry.unread, entry.handled_at, entry.handled_by, entry.tags, entry.assignee_id)
          is distinct from (state.unread, state.handled_at, state.handled_by, state.tags, state.assignee_id);
    end
  $$`,

  // Arguments: how a row names its item, and the rows before and after a statement.
  `create function refresh_changed_inbox() returns trigger language plpgsql as $$
    declare names text[];
    begin
      execute format('select array_agg(distinct %s) from (%s) as rows', tg_argv[0], tg_argv[1]) into names;
      if names is not null then
        perform refresh_inbox(names, tg_table_name <> 'inbox_states');
      end if;
      return null;
    end
  $$`,
  `create function count_changed_inbox() returns trigger language plpgsql as $$
    begin
      execute format(
        'insert into inbox_counts (kind, is_spam, unread, is_open, items)
          select kind, is_spam, unread, handled_at is null, sum(change) from (%s) as rows
          where kind <> '''' group by 1, 2, 3, 4 having sum(change) <> 0', tg_argv[0]);
      if (select count(*) > 100 from inbox_counts) then
        perform sum_up_inbox_counts();
      end if;
      return null;
    end
  $$`,
  // What another transaction is summing up is left to it.
  `create function sum_up_inbox_counts() returns void language sql as $$
    with summed as (
      delete from inbox_counts where id in (select id from inbox_counts for update skip locked) returning *
    )
    insert into inbox_counts (kind, is_spam, unread, is_open, items)
      select kind, is_spam, unread, is_open, sum(items) from summed group by 1, 2, 3, 4 having sum(items) <> 0
  $$`,

  `do $$
    declare
      source record;
    begin
      for source in select * from (values
        ('leads', '''lead '' || id'),
        ('scheduled_calls', '''call '' || id'),
        ('chat_messages', 'coalesce(''chat '' || session_id, ''message '' || id)'),
        ('inbox_notes', 'item'),
        ('inbox_replies', 'item'),
        ('inbox_states', 'item')
      ) as sources (name, item) loop
        execute format('create trigger refresh_inbox_added after insert on %I referencing new table as added
          for each statement execute function refresh_changed_inbox(%L, %L)',
          source.name, source.item, 'select * from added');
        execute format('create trigger refresh_inbox_changed after update on %I
          referencing old table as removed new table as added
          for each statement execute function refresh_changed_inbox(%L, %L)',
          source.name, source.item, 'select * from removed union all select * from added');
        execute format('create trigger refresh_inbox_removed after delete on %I referencing old table as removed
          for each statement execute function refresh_changed_inbox(%L, %L)',
          source.name, source.item, 'select * from removed');
      end loop;
    end
  $$`,
  `create trigger count_added after insert on inbox_entries referencing new table as added
    for each statement execute function count_changed_inbox('select *, 1 as change from added')`,
  `create trigger count_changed after update on inbox_entries referencing old table as removed new table as added
    for each statement execute function
      count_changed_inbox('select *, -1 as change from removed union all select *, 1 from added')`,
  `create trigger count_removed after delete on inbox_entries referencing old table as removed
    for each statement execute function count_changed_inbox('select *, -1 as change from removed')`,

  // Fills in the next older items. The result is whether there may be more.
  `create function fill_inbox(most integer) returns boolean language plpgsql as $$
    declare
      last inbox_fill;
      next inbox_fill;
      names text[];
    begin
      select * into last from inbox_fill for update;
      if not found then return false; end if;
      next := last;
      select coalesce(max(id), last.lead) into next.lead
        from (select id from leads where id > last.lead order by id limit most) as older;
      select coalesce(max(id), last.call) into next.call
        from (select id from scheduled_calls where id > last.call order by id limit most) as older;
      select coalesce(max(id), last.message) into next.message
        from (select id from chat_messages where id > last.message order by id limit most) as older;
      if next = last then
        delete from inbox_fill;
        return false;
      end if;
      select array_agg(item) into names from (
        select 'lead ' || id as item from leads where id > last.lead and id <= next.lead
        union all
        select 'call ' || id from scheduled_calls where id > last.call and id <= next.call
        union all
        select coalesce('chat ' || session_id, 'message ' || id) from chat_messages as said
          where id > last.message and id <= next.message and not exists (
            select from chat_messages as earlier where earlier.session_id = said.session_id and earlier.id < said.id)
      ) as older;
      if names is not null then perform refresh_inbox(names, true); end if;
      update inbox_fill set lead = next.lead, call = next.call, message = next.message;
      return true;
    end
  $$`,
];
