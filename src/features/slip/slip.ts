import type { PriceSlip, SlipMatch } from '#src/contracts/price-slip.ts';
import { slip } from '#src/content/messages.ts';
import { site } from '#src/content/site.ts';
import { reasonOf, request } from '#src/lib/request.ts';
import { fileInScene } from './file-in-scene.ts';
import { fillSlip, fillText, slipTerms } from './fill-slip.ts';

/** What is tried before the visitor is told that there is no answer, in ms. */
const PATIENCE = 12_000;

/** Asks for the price of the job in a form, and shows the slip once the sheet with the words has landed. */
export async function priceJob(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem('job') as HTMLInputElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const job = field.value.trim();
  if (button.hasAttribute('aria-disabled')) return;
  field.toggleAttribute('aria-invalid', false);
  say(form, 'error', '');
  if (!job) return refuse(form, field, slip.jobMissing);
  button.setAttribute('aria-disabled', 'true');
  say(form, 'status', slip.looking);
  try {
    const [response] = await Promise.all([
      request('/api/price-slip', { method: 'POST', body: { job }, signal: AbortSignal.timeout(PATIENCE) }),
      fileInScene(form, job),
    ]);
    fillStory(job);
    show(form, job, (await response.json()) as PriceSlip);
  } catch (error) {
    const reason = reasonOf(error, slip.offline, [429, 503]) ?? slip.failed;
    refuse(form, field, `${reason} ${slip.orCall(site.phone.text).join('')}`);
  } finally {
    button.removeAttribute('aria-disabled');
    say(form, 'status', '');
  }
}

/** Writes the job on the sheet that runs through the page, wherever it is. */
function fillStory(job: string): void {
  for (const sheet of document.querySelectorAll('[data-story-words]')) fillText(sheet, job);
}

function say(form: HTMLFormElement, part: 'error' | 'status', text: string): void {
  fillText(form.querySelector(`[data-${part}]`), text);
}

function refuse(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  field.setAttribute('aria-invalid', 'true');
  say(form, 'error', text);
  field.focus();
}

/** Shows what was found in the place of the form. */
function show(form: HTMLFormElement, job: string, { matches, question, service }: PriceSlip): void {
  const place = form.closest('[data-slip]')?.querySelector<HTMLElement>('[data-slip-place]');
  if (!place) return;
  const offer = service && { title: service.title, price: service.price };
  const choices = [...matches, ...(offer ? [offer] : [])];
  const [only, other] = choices;
  const pick = (chosen: SlipMatch | typeof offer, asked?: string) => {
    if (chosen && 'automation' in chosen) showSlip(place, job, chosen, asked);
    else if (chosen)
      showNote(form, place, job, {
        title: slip.named(chosen.title, chosen.price),
        text: slip.isService,
        about: chosen.title,
      });
  };
  if (only && other) {
    const view = reveal(place, 'choice', job);
    for (const [at, item] of [...view.querySelectorAll('[data-choice]')].entries()) {
      const choice = choices[at];
      if (!choice) continue;
      fillText(item.querySelector('[data-part=title]'), choice.title);
      fillText(item.querySelector('[data-part=terms]'), slipTerms(choice));
      const chooses = item.querySelector<HTMLButtonElement>('[data-choose]');
      chooses?.setAttribute('aria-label', slip.thisOneNamed(choice.title));
      if (chooses) chooses.onclick = () => pick(choice);
    }
  } else if (only) pick(only, question);
  else {
    const title = question ? slip.oneQuestion : slip.notOurs;
    showNote(form, place, job, { title, text: question ?? slip.whatIsOurs });
  }
}

function showSlip(place: HTMLElement, job: string, match: SlipMatch, question?: string): void {
  fillSlip(reveal(place, 'slip', job), match, job, question);
}

function showNote(
  form: HTMLFormElement,
  place: HTMLElement,
  job: string,
  { title, text, about = '' }: { title: string; text: string; about?: string },
): void {
  const view = reveal(place, 'note', job);
  fillText(view.querySelector('h2'), title);
  fillText(view.querySelector('[data-part=text]'), text);
  const asks = view.querySelector<HTMLButtonElement>('[data-open=contact]');
  if (asks) Object.assign(asks, { value: about }).dataset.message = job;
  const again = view.querySelector<HTMLButtonElement>('[data-again]');
  const field = form.elements.namedItem('job') as HTMLInputElement;
  if (again) again.onclick = () => field.focus();
}

/** Shows one of the views, and leads there whoever reads by ear or sees only a part of the page. */
function reveal(place: HTMLElement, name: string, job: string): HTMLElement {
  const views = [...place.querySelectorAll<HTMLElement>('[data-view]')];
  for (const view of views) view.hidden = view.dataset.view !== name;
  place.hidden = false;
  const view = views.find(({ hidden }) => !hidden) as HTMLElement;
  const said = view.querySelector<HTMLElement>('[data-part=words]');
  fillText(said, job);
  if (said) said.hidden = false;
  // Once it is filled in: its heading is what is read out.
  queueMicrotask(() => {
    view.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    const { top, bottom } = view.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight) view.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
  return view;
}
