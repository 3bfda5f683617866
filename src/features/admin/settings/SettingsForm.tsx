import { useEffect, useState } from 'react';
import type { BusyCalendarState, SettingsAnswer, SettingsChange } from '#src/contracts/settings.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { formatAgencyTime } from '../agency-time.ts';
import { fetchLoadable, type Loadable } from '../loadable.ts';
import { Button, TextButton } from '../parts/Button.tsx';
import { Option, Options } from '../parts/Cell.tsx';
import { Screen } from '../parts/Screen.tsx';
import { useRequestForm } from '../parts/use-request-form.ts';
import { adminRequest } from '../request.ts';
import {
  callFields,
  modelFields,
  noticeFields,
  type SettingsField,
  weekdays,
} from './fields.data.ts';
import { changesOf, keepUnsaved, toForm, withUnsaved } from './form.ts';

const SETTINGS = '/api/admin/settings';
const followingPages =
  'Calls, the chat, and posts follow at once; all other pages do with the next build.';

/** The owner's settings; the server renders the loading state. */
export function SettingsForm() {
  const [loaded, setLoaded] = useState<Loadable<SettingsAnswer>>({
    status: 'loading',
    value: undefined,
  });
  return (
    <Screen
      title="Settings"
      intro="When calls can be booked, which notice visitors see, who gets notifications, and what answers visitors. Hours, closed days, and the notice take effect at once for calls, the chat, and posts. All other pages follow with the next build."
      loaded={loaded}
      failed="Failed to fetch the settings"
      onLoad={async () => setLoaded(await fetchLoadable(SETTINGS))}
    >
      {loaded.value && (
        <Form settings={loaded.value} onSaved={(value) => setLoaded({ status: 'ready', value })} />
      )}
    </Screen>
  );
}

interface FormProps {
  settings: SettingsAnswer;
  onSaved: (settings: SettingsAnswer) => void;
}

function Form({ settings, onSaved }: FormProps) {
  const saved = toForm(settings);
  const form = useRequestForm({
    start: withUnsaved(saved),
    failure: 'The settings were not saved',
    async send(values) {
      const body = changesOf(saved, values);
      const answer = await adminRequest(SETTINGS, { method: 'PATCH', body });
      const settings: SettingsAnswer = await answer.json();
      onSaved(settings);
      form.set(toForm(settings));
      const description = isPublic(body) ? followingPages : 'They are in effect now.';
      toast({ title: 'Settings saved', description });
    },
  });
  const { values, errors, set, field } = form;
  useEffect(() => keepUnsaved(saved, values));
  const sheet = (fields: readonly SettingsField[]) => (
    <div className="sheet mt-6">
      {fields.map(({ name, isSecret, part, ...rest }) => {
        const props = { ...rest, ...field(name), ...(part && { error: errors[part]?.[0] }) };
        if (isSecret) return <SecretAddress key={name} {...props} saved={saved[name]} />;
        return <Field key={name} {...props} />;
      })}
    </div>
  );
  return (
    <form noValidate className="entries" onSubmit={form.onSubmit}>
      <Options legend="Days on which calls can be booked">
        {weekdays.map((name, index) => (
          <Option
            key={name}
            type="checkbox"
            checked={values.weekdays.includes(index + 1)}
            onChange={({ target: { checked } }) => {
              const others = values.weekdays.filter((day) => day !== index + 1);
              set({ weekdays: checked ? [...others, index + 1] : others });
            }}
          >
            {name}
          </Option>
        ))}
      </Options>
      {sheet(callFields)}
      {settings.busyCalendarState && <CalendarState state={settings.busyCalendarState} />}
      {sheet(noticeFields)}
      <Options legend="Assistant and calculator">
        <Option
          type="checkbox"
          checked={values.languageModel}
          onChange={({ target }) => set({ languageModel: target.checked })}
        >
          A language model may answer, if one is set up
        </Option>
      </Options>
      {sheet(modelFields)}
      <p className="mt-7">
        <Button type="submit" busy={form.busy}>
          Save settings
        </Button>
      </p>
    </form>
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

interface SecretProps {
  label: string;
  name: string;
  /** What is saved: masked, or empty. */
  saved: string;
  value: string;
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** An address that nobody is shown again once it is saved: it can only be replaced as a whole. */
function SecretAddress({ saved, ...field }: SecretProps) {
  const { name, value, onValue } = field;
  const isKept = saved !== '' && value === saved;
  const replace = () => {
    onValue(isKept ? '' : saved);
    document.querySelector<HTMLInputElement>(`.entries [name=${name}]`)?.focus();
  };
  return (
    <>
      <Field wide type={isKept ? 'text' : 'url'} readOnly={isKept} autoComplete="off" {...field} />
      {saved && (
        <div className="cell cell-wide">
          <p className="px-3.5 py-2 text-note text-ink-2">
            {isKept
              ? 'Stored encrypted, so it is not shown in full. '
              : 'Leave it empty and save to remove it. '}
            <TextButton onClick={replace}>
              {isKept ? 'Replace this address' : 'Keep the saved address'}
            </TextButton>
          </p>
        </div>
      )}
    </>
  );
}
