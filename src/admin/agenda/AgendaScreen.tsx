import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { site } from '#src/content/site.ts';
import type { Agenda, AgendaCall, AgendaDay } from '#src/contracts/agenda.ts';
import type { ClosedHours } from '#src/contracts/settings.ts';
import { dialHref } from '#src/domain/phone.ts';
import { addDays } from '#src/lib/calendar-dates.ts';
import { isolated } from '#src/lib/isolated.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { shownDay, shownHours, shownSlotTime } from '../agency-days.ts';
import { besideSlot } from '../agency-time.ts';
import { attempt } from '../failure.ts';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { SmallButton, TextButton } from '../parts/Button.tsx';
import { openDialog } from '../parts/dialogs.tsx';
import { Screen } from '../parts/Screen.tsx';
import { $admin } from '../session.ts';
import { BlockDialog, rangeOf } from './BlockDialog.tsx';
import { agenda, followArrivals, openHours, showFrom } from './store.ts';

const DAYS = 7;

/** The booked calls of a week, day by day and by time; the server renders the loading state. */
export function AgendaScreen() {
  const { value } = useStore(agenda.$state, { ssr: 'initial' });
  useEffect(followArrivals, []);
  const first = value?.days[0]?.date;
  const moveBy = (days: number) => first && showFrom(addDays(first, days));
  return (
    <Screen
      title="Agenda"
      intro={`Who is called when, by the clock in ${site.address.city}.`}
      actions={
        <div className="flex flex-wrap gap-2.5">
          <SmallButton label="Previous week" onClick={() => moveBy(-DAYS)} />
          <SmallButton label="From today" onClick={() => showFrom()} />
          <SmallButton label="Next week" onClick={() => moveBy(DAYS)} />
        </div>
      }
      of={agenda}
      failed="Failed to fetch the calls"
    >
      {({ today, days }) => (
        <div className="mt-8 grid gap-y-8">
          {days.map((day) => (
            <Day key={day.date} day={day} today={today} />
          ))}
        </div>
      )}
    </Screen>
  );
}

function Day({ day, today }: { day: AgendaDay; today: Agenda['today'] }) {
  const { date, calls, hours, closedHours } = day;
  const isOwner = useStore($admin)?.role === 'owner';
  const block = () => void openDialog((opened) => <BlockDialog {...opened} day={day} />);
  return (
    <section aria-labelledby={`day-${date}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t-2 border-ink pt-2.5 pb-2">
        <div>
          <h2 id={`day-${date}`} className="text-[1.125rem]">
            {dayWords(date, today)}
          </h2>
          <p className="text-note text-ink-2">{openWords(day)}</p>
        </div>
        {isOwner && date >= today && hours.length > 0 && (
          <SmallButton label="Block time" of={`on ${shownDay(date)}`} onClick={block} />
        )}
      </div>
      {calls.length > 0 && (
        <ol className="text-ui ledger" aria-label={`Calls on ${shownDay(date)}`}>
          {calls.map((call) => (
            <Call key={call.id} call={call} date={date} />
          ))}
        </ol>
      )}
      {closedHours.map((closed) => (
        <Closed
          key={`${closed.from} ${closed.to} ${closed.reason}`}
          closed={closed}
          canOpen={isOwner && date >= today}
        />
      ))}
    </section>
  );
}

function Call({ call, date }: { call: AgendaCall; date: string }) {
  const { id, timeSlot, name, email, phone, assignee, isHandled, isClosed } = call;
  const dialed = dialHref(phone);
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 border-rule py-2.5 not-first:border-t">
      <span>
        <span className="font-semibold">{shownSlotTime(timeSlot, date).replaceAll(' ', '\u00a0')}</span>
        <span className="block text-note text-ink-2">{besideSlot({ date, timeSlot })}</span>
      </span>
      <div className="min-w-0 wrap-anywhere">
        <a
          className="font-semibold link"
          dir="auto"
          href={inboxHref({ filter: {}, item: keyOf({ kind: 'call', id }) })}
        >
          {name || phone}
        </a>
        <p className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-note text-ink-2">
          {dialed ? (
            <a className="link" href={dialed}>
              {phone}
            </a>
          ) : (
            <span>{phone}</span>
          )}
          {email && <span dir="auto">{email}</span>}
          {assignee && <span dir="auto">{assignee}</span>}
          {isHandled && <span className="mark border-cobalt! text-cobalt!">Handled</span>}
          {isClosed && <span className="mark border-error! text-error!">Outside the hours</span>}
        </p>
      </div>
    </li>
  );
}

function Closed({ closed, canOpen }: { closed: ClosedHours; canOpen: boolean }) {
  const open = () =>
    void attempt('It wasn’t opened', async () => {
      await openHours(closed);
      toast({ title: 'Open again', description: `${shownDay(closed.date)}, ${rangeOf(closed)}` });
    });
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-t border-rule py-1.5 text-ui text-ink-2">
      <span>{`Blocked ${rangeOf(closed)}: ${isolated(closed.reason)}`}</span>
      {canOpen && <TextButton label="Open again" of={`${shownDay(closed.date)}, ${rangeOf(closed)}`} onClick={open} />}
    </p>
  );
}

/** 'Tomorrow, Saturday, March 13, 2027'. */
function dayWords(date: string, today: string): string {
  if (date === today) return `Today, ${shownDay(date)}`;
  return date === addDays(today, 1) ? `Tomorrow, ${shownDay(date)}` : shownDay(date);
}

function openWords({ hours, closedDay, calls }: AgendaDay): string {
  const said = calls.length === 0 ? 'No calls. ' : '';
  if (hours.length > 0) return `${said}Open ${shownHours(...hours)}`;
  return `${said}Closed${closedDay ? `: ${isolated(closedDay)}` : ''}`;
}
