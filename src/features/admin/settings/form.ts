import type { Settings, SettingsChange } from '#src/contracts/settings.ts';

/** The settings as form values. */
export interface SettingsForm {
  weekdays: readonly number[];
  opens: string;
  closes: string;
  /** One per line: the date, a space, the reason. */
  closedDays: string;
  notice: string;
  /** One per line. */
  notificationEmails: string;
}

export function toForm({ hours, closedDays, notice, notificationEmails }: Settings): SettingsForm {
  return {
    ...hours,
    closedDays: closedDays.map(({ date, reason }) => `${date} ${reason}`).join('\n'),
    notice: notice ?? '',
    notificationEmails: notificationEmails.join('\n'),
  };
}

/** The request body: only changed fields, so that the others keep following the content. */
export function changesOf(before: SettingsForm, after: SettingsForm): SettingsChange {
  const was = toChange(before) as Record<string, unknown>;
  const changed = Object.entries(toChange(after)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return Object.fromEntries(changed);
}

function toChange(form: SettingsForm): SettingsChange {
  const { weekdays, opens, closes, notice } = form;
  return {
    hours: { weekdays: [...weekdays], opens, closes },
    closedDays: linesOf(form.closedDays).map((line) => {
      const [date = '', ...reason] = line.split(/\s+/);
      return { date, reason: reason.join(' ') };
    }),
    notice,
    notificationEmails: linesOf(form.notificationEmails),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
