/** What people say of days and times. */
export * from './calendar-question.data.ts';

/** What finds days and times in a text. @param isAmerican whether '12/4' is in December */
export async function dayParser(isAmerican: boolean) {
  // Loaded once somebody names a day: half of what a cold start of the assistant would load.
  const { GB: european, ...american } = await import('chrono-node/en');
  return isAmerican ? american : european;
}

/** A text as it is searched for a day. */
export function withDaysRead(text: string): string {
  return text;
}
