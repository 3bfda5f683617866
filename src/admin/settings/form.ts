import * as z from 'zod/mini';
import type { FieldErrors } from '#src/contracts/failure.ts';
import {
  closedDay,
  closedTime,
  notificationEmail,
  openingSpan,
  type Settings,
  type SettingsChange,
} from '#src/contracts/settings.ts';
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

/** Forgets them: they were saved, or are not wanted. */
export function dropUnsaved(): void {
  unsaved.write(undefined);
}

/** The names of the fields that differ from what is saved. */
export function unsavedIn(saved: SettingsTexts, form: SettingsTexts): string[] {
  return Object.keys(changedIn(saved, form));
}

/** What is wrong with single lines of the form's lists, by field: 'Line 3, “2027-02-30 Fair”: Please enter days as 2027-03-14'. */
export function lineErrors({ spans, closed, notificationEmails }: SettingsTexts): FieldErrors {
  const wrong: [name: string, error: string | undefined][] = [
    ['spans', wrongLine(spans, (line) => firstError(z.array(openingSpan), spansIn([line])))],
    ['closed', wrongLine(closed, closedError)],
    ['notificationEmails', wrongLine(notificationEmails, (line) => firstError(notificationEmail, line))],
  ];
  return Object.fromEntries(wrong.flatMap(([name, error]) => (error ? [[name, [error]]] : [])));
}

function closedError(line: string): string | undefined {
  const { closedDays, closedHours } = closedIn([line]);
  return firstError(z.array(closedDay), closedDays) ?? firstError(z.array(closedTime), closedHours);
}

function firstError(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** The error of the first line that has one, with its number as the field shows it. */
function wrongLine(text: string, errorOf: (line: string) => string | undefined): string | undefined {
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    const error = line && errorOf(line);
    if (error) return `Line ${index + 1}, “${line.length > 40 ? `${line.slice(0, 40)}…` : line}”: ${error}`;
  }
  return undefined;
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
