import { failures, posts, scheduling } from '#src/content/messages.ts';
import { RequestError } from '#src/lib/request.ts';
import * as english from '#src/messages/en/index.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** What the server also says to visitors, so in the language of the site, and the same in English. */
const saidToAll: readonly [said: string, inEnglish: string][] = [
  [failures.databaseUnreachable, english.failures.databaseUnreachable],
  [failures.nothingStored, english.failures.nothingStored],
  [failures.ourFault, english.failures.ourFault],
  [failures.noSuchAddress, english.failures.noSuchAddress],
  [failures.fromOtherSite, english.failures.fromOtherSite],
  [failures.carriedOut, english.failures.carriedOut],
  [posts.noSuchPost, english.posts.noSuchPost],
  [scheduling.slotTaken, english.scheduling.slotTaken],
];

/** The server's message about a failed request, if there is one, in English. */
export function messageOf(error: unknown, otherwise: string): string {
  const said = error instanceof RequestError ? error.serverMessage : undefined;
  return said === undefined ? otherwise : inEnglish(said);
}

function inEnglish(said: string): string {
  const same = saidToAll.find(([one]) => one === said);
  if (same) return same[1];
  // Of one second or minute it names no number.
  const count = Number(/\d+/.exec(said)?.[0] ?? 1);
  if (said === failures.tooManyForSeconds(count)) return english.failures.tooManyForSeconds(count);
  return said === failures.tooManyForMinutes(count) ? english.failures.tooManyForMinutes(count) : said;
}

/** Shows a toast for a failed request, with the server's message if there is one. */
export function toastFailure(title: string, error: unknown, otherwise = 'Check the connection, then try again.'): void {
  toast({ title, description: messageOf(error, otherwise), destructive: true });
}

/** Runs something that may fail; a failure is shown as a toast. @returns whether it succeeded */
export async function attempt(failure: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toastFailure(failure, error);
    return false;
  }
}
