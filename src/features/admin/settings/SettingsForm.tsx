import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { BusyCalendarState, SettingsAnswer, SettingsChange } from '#src/contracts/settings.ts';
import { RequestError } from '#src/lib/request.ts';
import { Field } from '#src/ui/Field.tsx';
import { toast } from '#src/ui/toast.ts';
import { Button } from '../parts/Button.tsx';
import { formatAgencyTime } from '../agency-time.ts';
import { fetchLoadable, type Loadable } from '../loadable.ts';
import { adminRequest } from '../request.ts';
import { requireSession } from '../session.ts';
import { Screen } from '../parts/Screen.tsx';
import { fieldsOf } from '../parts/fields-of.ts';
import { toastFailure } from '../failure.ts';
import { SecretAddress } from './SecretAddress.tsx';
import { changesOf, keepUnsaved, type SettingsForm as Form, toForm, withUnsaved } from './form.ts';

const SETTINGS = '/api/admin/settings';
const followingPages =
  'Calls, the chat, and posts follow at once; all other pages do with the next build.';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The owner's settings; the server renders the loading state. */
export function SettingsForm() {
  const [known, setKnown] = useState<Loadable<Form>>({ status: 'loading', value: undefined });
  const [saved, setSaved] = useState<Form>();
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({});
  const [busy, setBusy] = useState(false);
  const [calendar, setCalendar] = useState<BusyCalendarState | null>(null);

  const show = (settings: SettingsAnswer) => {
    setCalendar(settings.busyCalendarState);
    const value = toForm(settings);
    setSaved(value);
    setKnown({ status: 'ready', value: withUnsaved(value) });
  };
  const load = async () => {
    const { value } = await fetchLoadable<SettingsAnswer>(SETTINGS);
    if (value) show(value);
    else setKnown({ status: 'failed', value });
  };
  const begin = useEffectEvent(load);
  useEffect(() => void requireSession().then(() => begin()), []);

  const form = known.value;
  const set = (changes: Partial<Form>) => {
    if (!form || !saved) return;
    const value = { ...form, ...changes };
    setKnown({ status: 'ready', value });
    keepUnsaved(saved, value);
  };

  const field = form && fieldsOf<Form>(form, errors, set);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!form || !saved || busy) return;
    setBusy(true);
    setErrors({});
    try {
      const body = changesOf(saved, form);
      const answer: SettingsAnswer = await (
        await adminRequest(SETTINGS, { method: 'PATCH', body })
      ).json();
      keepUnsaved(form, form);
      show(answer);
      toast({
        title: 'Settings saved',
        description: isPublic(body) ? followingPages : 'They are in effect now.',
      });
    } catch (error) {
      if (error instanceof RequestError) setErrors(error.fields);
      toastFailure('The settings were not saved', error);
    }
    setBusy(false);
  };
  return (
    <Screen
      title="Settings"
      intro="When calls can be booked, which notice visitors see, who gets notifications, and what answers visitors. Hours, closed days, and the notice take effect at once for calls, the chat, and posts. All other pages follow with the next build."
      loaded={known}
      failed="Failed to fetch the settings"
      onAgain={() => void load()}
    >
      {form && field && (
        <form noValidate className="entries" onSubmit={(event) => void save(event)}>
          <fieldset className="roles">
            <legend>Days on which calls can be booked</legend>
            {weekdays.map((name, index) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={form.weekdays.includes(index + 1)}
                  onChange={({ target: { checked } }) => {
                    const others = form.weekdays.filter((day) => day !== index + 1);
                    set({ weekdays: checked ? [...others, index + 1] : others });
                  }}
                />
                {name}
              </label>
            ))}
          </fieldset>
          <div className="sheet mt-6">
            <Field
              label="First call at (such as 09:00)"
              {...field('opens')}
              error={errors.hours?.[0]}
            />
            <Field label="Last call ends by" {...field('closes')} />
            <Field
              wide
              rows={8}
              label="Closed days, one per line: date and reason"
              {...field('closedDays')}
            />
            <Field label="Shortest notice for a call, in hours" {...field('noticeHours')} />
            <Field label="Time to keep free around calls, in minutes" {...field('bufferMinutes')} />
            <SecretAddress
              label="Calendar whose events block calls: its secret iCal address (optional)"
              saved={saved?.busyCalendar ?? ''}
              {...field('busyCalendar')}
            />
          </div>
          {calendar && <CalendarState state={calendar} />}
          <div className="sheet mt-6">
            <Field wide rows={2} label="Notice above every page (optional)" {...field('notice')} />
            <Field
              wide
              rows={2}
              label="Notification addresses, one per line (optional)"
              {...field('notificationEmails')}
            />
            <SecretAddress
              label="Webhook for notifications (optional)"
              saved={saved?.notificationWebhook ?? ''}
              {...field('notificationWebhook')}
            />
          </div>
          <fieldset className="roles">
            <legend>Assistant and calculator</legend>
            <label>
              <input
                type="checkbox"
                checked={form.languageModel}
                onChange={({ target }) => set({ languageModel: target.checked })}
              />
              A language model may answer, if one is set up
            </label>
          </fieldset>
          <div className="sheet mt-6">
            <Field
              wide
              label="Questions per day for the language model (empty: as set up)"
              {...field('modelQuestions')}
            />
          </div>
          <p className="mt-7">
            <Button type="submit" busy={busy}>
              Save settings
            </Button>
          </p>
        </form>
      )}
    </Screen>
  );
}

/** Whether prerendered pages show some of it. */
function isPublic({ hours, closedDays, notice }: SettingsChange): boolean {
  return hours !== undefined || closedDays !== undefined || notice !== undefined;
}

/** Whether the calendar can be read. */
function CalendarState({ state: { checkedAt, readAt, error } }: { state: BusyCalendarState }) {
  if (error) {
    return (
      <p className="mt-3 text-error" role="alert">
        The calendar could not be read{checkedAt && ` on ${formatAgencyTime(checkedAt)}`}: {error}{' '}
        Calls can still be booked.
      </p>
    );
  }
  if (!readAt) return null;
  return <p className="mt-3 text-ink-2">The calendar was read on {formatAgencyTime(readAt)}.</p>;
}
