import { JOB_LENGTH } from '#src/contracts/job-length.ts';
import { fillText, startSlip } from './fill-slip.ts';

/** The words of whoever copied the link. They are in the fragment, so that they reach no server, and are shown as text. */
function showWords(): void {
  const slip = document.querySelector<HTMLElement>('[data-own-slip] > article');
  if (!slip) return;
  const fragment = new URLSearchParams(location.hash.slice(1));
  const job = [...(fragment.get('job') ?? '').trim()].slice(0, JOB_LENGTH).join('');
  const words = slip.querySelector<HTMLElement>('[data-part=words]');
  fillText(words, job);
  words?.toggleAttribute('hidden', !job);
  startSlip(slip, job);
}

showWords();
addEventListener('hashchange', showWords);
