import { slip as words } from '#src/content/messages.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';
import { slipRows, slipText } from '#src/domain/price-slip/slip-words.ts';
import { site } from '#src/content/site.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Sets a text, never as markup. */
export function fillText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** What it costs and when it is live, in a line. */
export function slipTerms({ price, weeks }: { price: string; weeks?: string }): string {
  return [price, ...(weeks ? [weeks] : [])].join(' · ');
}

/** Fills in the slip of an automation, and makes its buttons work. */
export function fillSlip(slip: HTMLElement, match: SlipMatch, job: string, question = ''): void {
  const part = (name: string) => slip.querySelector<HTMLElement>(`[data-part=${name}]`);
  for (const name of ['title', 'description', ...slipRows.map((row) => row.part)] as const) {
    fillText(part(name), slipText(match, name));
  }
  fillText(part('question'), question);
  part('question')?.toggleAttribute('hidden', !question);
  fillText(
    part('date'),
    new Date().toLocaleDateString(site.locale, { month: 'short', day: 'numeric', year: 'numeric' }),
  );
  const built = slip.querySelector<HTMLButtonElement>('[data-open=contact]');
  if (built) built.value = match.title;
  const copied = slip.querySelector<HTMLElement>('[data-copy]');
  if (copied) copied.dataset.copy = match.automation;
  startSlip(slip, job);
}

/** Makes the buttons of a slip that is filled in carry the visitor's words. */
export function startSlip(slip: HTMLElement, job: string): void {
  const text = (name: string) => slip.querySelector(`[data-part=${name}]`)?.textContent?.trim() ?? '';
  const built = slip.querySelector<HTMLButtonElement>('[data-open=contact]');
  const line = { title: text('title'), price: text('price'), weeks: text('weeks') };
  if (built) built.dataset.message = messageWith(line, job);
  const copied = slip.querySelector<HTMLButtonElement>('[data-copy]');
  if (copied) copied.onclick = () => void copySlip(copied.dataset.copy ?? '', job);
}

/** What a message to us begins with: the job, and its slip in a line. */
export function messageWith(slip: Parameters<typeof words.inMessage>[0], job: string): string {
  return [job, words.inMessage(slip)].filter(Boolean).join('\n\n');
}

/** Copies the address of a slip's page. The words are in the fragment, which browsers send to nobody. */
export async function copySlip(automation: string, job: string): Promise<void> {
  const address = `${location.origin}/slip/${automation}${job ? `#job=${encodeURIComponent(job)}` : ''}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: words.linkCopied, description: words.linkCopiedWith });
  } catch {
    prompt(words.copyByHand, address);
  }
}
