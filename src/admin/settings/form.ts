import type { Settings, SettingsChange } from '#src/contracts/settings.ts';
import { closedIn, linesOfClosed, linesOfSpans, spansIn } from './hours-lines.ts';
import { isObject, storedValue } from '#src/lib/stored-value.ts';

export type SettingsTexts = ReturnType<typeof toForm>;

/** The settings as form values: lists have one entry a line, and what is at its default is empty. */
export function toForm(settings: Settings) {
  const { hours, spans, closedDays, closedHours, notice, notificationEmails, modelQuestions } = settings;
  return {
    ...hours,
    spans: linesOfSpans(spans ?? []),
    closed: linesOfClosed(closedDays, closedHours),
    notice: notice ?? '',
    notificationEmails: notificationEmails.join('\n'),
    noticeHours: String(settings.noticeHours),
    bufferMinutes: String(settings.bufferMinutes),
    busyCalendar: settings.busyCalendar ?? '',
    notificationWebhook: settings.notificationWebhook ?? '',
    languageModel: settings.languageModel,
    modelQuestions: modelQuestions === null ? '' : String(modelQuestions),
  };
}

/** What is in the form's controls. */
export function formIn(form: HTMLFormElement): SettingsTexts {
  const data = new FormData(form);
  return {
    ...(Object.fromEntries(data) as unknown as SettingsTexts),
    weekdays: data.getAll('weekdays').map(Number),
    languageModel: data.has('languageModel'),
  };
}

/** The fields that were changed and not saved: they survive a reload, over whatever is in force by then. */
const unsaved = storedValue('sessionStorage', 'settingsDraft', isObject);

/** Stores the fields that differ from what is saved. */
export function keepUnsaved(saved: SettingsTexts, form: SettingsTexts): void {
  const changed = changedIn(saved, form);
  unsaved.write(Object.keys(changed).length > 0 ? changed : undefined);
}

/** The saved values with those that were changed before a reload. */
export function withUnsaved(saved: SettingsTexts): SettingsTexts {
  const kept = Object.entries(unsaved.read() ?? {}).filter(
    ([name, value]) => typeof value === typeof saved[name as keyof SettingsTexts],
  );
  return { ...saved, ...Object.fromEntries(kept) };
}

/** The request body: only changed fields, so that the others keep following the content. */
export function changesOf(before: SettingsTexts, after: SettingsTexts): SettingsChange {
  return changedIn(toChange(before), toChange(after));
}

function changedIn<Values extends object>(before: Values, after: Values): Partial<Values> {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

function toChange(form: SettingsTexts): SettingsChange {
  const { weekdays, opens, closes, closed, ...others } = form;
  return {
    ...others,
    hours: { weekdays: [...weekdays], opens, closes },
    spans: spansIn(linesOf(form.spans)),
    ...closedIn(linesOf(closed)),
    notificationEmails: linesOf(form.notificationEmails),
    noticeHours: numberOf(form.noticeHours),
    bufferMinutes: numberOf(form.bufferMinutes),
    modelQuestions: numberOf(form.modelQuestions),
  };
}

/** Null if the field is empty; -1, which the server refuses, if it is no whole number. */
function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : -1;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
