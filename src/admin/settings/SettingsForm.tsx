import { type ComponentProps, useRef, useState } from 'react';
import { type BusyCalendarState, isPublicChange, type SettingsAnswer } from '#src/contracts/settings.ts';
import { dismissToast, toast } from '#src/ui/toast/toast.ts';
import { shownSlot } from '../agency-days.ts';
import { besideSlot, shownTime } from '../agency-time.ts';
import { createLoadable } from '../loadable.ts';
import { Button, TextButton } from '../parts/Button.tsx';
import { InputCell, Option, Options, useUncontrolledForm } from '../parts/form.tsx';
import { Screen } from '../parts/Screen.tsx';
import { inboxHref, keyOf } from '../inbox/query.ts';
import { UnreadableEvents } from '../parts/UnreadableEvents.tsx';
import { adminRequest } from '../request.tsx';
import { callFields, labelOf, modelFields, modelLabel, noticeFields, weekdaysLegend } from './fields.ts';
import { changesOf, dropUnsaved, formIn, keepUnsaved, lineErrors, toForm, unsavedIn, withUnsaved } from './form.ts';
import { weekdays } from './weekdays.data.ts';

const SETTINGS = '/api/admin/settings';
const followingPages = 'Every page shows it within a minute.';

const settings = createLoadable<SettingsAnswer>(() => SETTINGS);

/** The owner's settings; the server renders the loading state. */
export function SettingsForm() {
  const [drops, setDrops] = useState(0);
  const drop = () => {
    dropUnsaved();
    dismissToast();
    setDrops(drops + 1);
    document.getElementById('main')?.focus();
  };
  return (
    <Screen
      title="Settings"
      intro="When calls can be booked, which notice visitors see, who gets notifications, and what answers visitors. Hours, closed days, and the notice take effect at once, and every page shows them within a minute."
      actions={<Week />}
      of={settings}
      failed="Failed to fetch the settings"
      isForOwners
    >
      {(value) => <Form key={drops} loaded={value} onDrop={drop} />}
    </Screen>
  );
}

/** A week of slots: two are taken, one is the next free one, and the last two are closed. */
function Week() {
  return (
    <svg className="h-13 w-auto max-md:hidden" viewBox="-1 -1 224 46" fill="none" aria-hidden="true">
      <path
        d="M0 0h30v44H0zM32 0h30v44H32zM64 0h30v44H64zM96 0h30v44H96z"
        className="stroke-field"
        strokeDasharray="3 2.5"
      />
      <path d="M128 0h30v44h-30z" className="fill-marigold/30 stroke-marigold" strokeWidth="1.5" />
      <path d="M160 0h30v44h-30zM192 0h30v44h-30zM160 44l30-44M192 44l30-44" className="stroke-rule-strong" />
      <use href="#doc-form" x="1" y="5" width="28" height="36.4" />
      <use href="#doc-letter" x="65" y="5" width="28" height="36.4" />
    </svg>
  );
}

function Form({ loaded, onDrop }: { loaded: SettingsAnswer; onDrop: () => void }) {
  const saved = toForm(loaded);
  const start = withUnsaved(saved);
  const [fromBefore] = useState(() => unsavedIn(saved, start));
  const [unsaved, setUnsaved] = useState(fromBefore);
  const { busy, errors, form } = useUncontrolledForm({
    failure: 'The settings weren’t saved',
    check: (element) => lineErrors(formIn(element)),
    onInput: (element) => {
      keepUnsaved(saved, formIn(element));
      setUnsaved(unsavedIn(saved, formIn(element)));
    },
    async send(_, element) {
      const body = changesOf(saved, formIn(element));
      const answer = await adminRequest(SETTINGS, { method: 'PATCH', body });
      dropUnsaved();
      settings.set(await answer.json());
      setUnsaved([]);
      const description = isPublicChange(body) ? followingPages : 'They’re in effect now.';
      toast({ title: 'Settings saved', description });
    },
  });
  const sheet = (fields: typeof callFields) => (
    <div className="sheet mt-6">
      {fields.map(({ name, isSecret, parts = [name], wide = false, ...field }) => {
        const props = { ...field, ...{ name, wide, error: parts.map((part) => errors[part]).find(Boolean) } };
        if (!isSecret) return <InputCell key={name} {...props} defaultValue={start[name]} />;
        return <SecretAddress key={`${name} ${saved[name]}`} {...props} start={start[name]} saved={saved[name]} />;
      })}
    </div>
  );
  return (
    <form {...form} className="entries">
      {fromBefore.length > 0 && unsaved.length > 0 && (
        <div className="mb-6 rounded-sheet border-2 border-marigold bg-sheet px-5 py-3.5" role="status">
          <p className="font-semibold">You typed this before and didn’t save it</p>
          <p className="mt-1 text-ui">{`${namesOf(unsaved)}. Nobody sees it until you save.`}</p>
          <TextButton label="Drop what isn’t saved" className="mt-1 -ml-2.5" onClick={onDrop} />
        </div>
      )}
      <Options legend={weekdaysLegend}>
        {weekdays.map((name, index) => (
          <Option
            key={name}
            label={name}
            type="checkbox"
            name="weekdays"
            value={index + 1}
            defaultChecked={start.weekdays.includes(index + 1)}
          />
        ))}
      </Options>
      {sheet(callFields)}
      <ClosedBookings calls={loaded.closedBookings} />
      {loaded.busyCalendarState && <CalendarState state={loaded.busyCalendarState} />}
      {sheet(noticeFields)}
      <Options legend="Assistant and calculator">
        <Option label={modelLabel} type="checkbox" name="languageModel" defaultChecked={start.languageModel} />
      </Options>
      {sheet(modelFields)}
      <p className="mt-7 text-ui text-ink-2" role="status">
        {unsaved.length > 0 && (
          <>
            {Object.keys(errors).length > 0 && (
              <span className="font-semibold text-error">Nothing was saved: fix what’s marked, then save again. </span>
            )}
            <span>{`Not saved yet: ${namesOf(unsaved)}.`}</span>
          </>
        )}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        <Button label="Save settings" type="submit" busy={busy} />
        {unsaved.length > 0 && <TextButton label="Drop the changes" onClick={onDrop} />}
      </p>
    </form>
  );
}

function namesOf(names: readonly string[]): string {
  return names.map((name) => labelOf(name).replace(/ \([^)]*\)$/, '')).join('; ');
}

/** The calls that are booked when it is closed; nothing if there are none. */
function ClosedBookings({ calls }: { calls: SettingsAnswer['closedBookings'] }) {
  if (calls.length === 0) return null;
  return (
    <div className="mt-3" role="status">
      <p>These calls are booked when it is closed. They stay booked until you move or cancel them.</p>
      <ul className="mt-1 list-disc pl-5">
        {calls.map(({ id, phone, ...slot }) => (
          <li key={id}>
            <a className="link" href={inboxHref({ filter: {}, item: keyOf({ kind: 'call', id }) })}>
              {`${shownSlot(slot)}, ${phone}`}
            </a>
            <span className="text-ink-2">{besideSlot(slot)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the calendar can be read. */
function CalendarState({ state: { checkedAt, readAt, error, unreadable } }: { state: BusyCalendarState }) {
  if (error) {
    return (
      <p className="mt-3 text-error" role="alert">
        {`The calendar couldn’t be read${checkedAt ? ` on ${shownTime(checkedAt)}` : ''}: ${error} Calls can still be booked.`}
      </p>
    );
  }
  if (!readAt) return null;
  return (
    <>
      <p className="mt-3 text-ink-2">{`The calendar was read on ${shownTime(readAt)}.`}</p>
      <UnreadableEvents events={unreadable} />
    </>
  );
}

interface SecretProps extends ComponentProps<typeof InputCell> {
  name: string;
  /** What was typed before a reload, or what is saved. */
  start: string;
  /** Masked, or empty. */
  saved: string;
}

/** An address that nobody is shown again once it is saved: it can only be replaced as a whole. */
function SecretAddress({ start, saved, ...field }: SecretProps) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(start);
  const isKept = saved !== '' && value === saved;
  const replace = () => {
    setValue(isKept ? '' : saved);
    input.current?.focus();
  };
  return (
    <>
      <InputCell
        {...field}
        ref={input}
        wide
        type={isKept ? 'text' : 'url'}
        readOnly={isKept}
        autoComplete="off"
        value={value}
        onValue={setValue}
      />
      {saved && (
        <div className="cell cell-wide">
          <p className="px-3.5 py-2 text-note text-ink-2">
            <span>
              {isKept ? 'Stored encrypted, so it isn’t shown in full. ' : 'Leave it empty and save to remove it. '}
            </span>
            <TextButton label={isKept ? 'Replace this address' : 'Keep the saved address'} onClick={replace} />
          </p>
        </div>
      )}
    </>
  );
}
