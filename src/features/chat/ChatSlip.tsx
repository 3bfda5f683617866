import { slip } from '#src/content/messages.ts';
import type { SlipMatch } from '#src/contracts/price-slip.ts';
import { slipRows, slipText } from '#src/domain/price-slip/slip-words.ts';
import { copySlip, messageWith } from '#src/features/slip/fill-slip.ts';
import { Button } from '#src/ui/Button.tsx';

/** The answer above has said what it is; its return is on its page. */
const rows = slipRows.filter(({ part }) => part !== 'returns');

/** The price slip (Slip.astro) below an answer. Only that it is there is read out with the answer, which says the same. */
export function ChatSlip({ match, job }: { match: SlipMatch; job: string }) {
  return (
    <div className="slip mt-3 px-4 pt-3 pb-4 shadow-none" role="group" aria-label={`${slip.priceSlip}: ${match.title}`}>
      <p className="slip-name">{slip.priceSlip}</p>
      <div aria-live="off">
        <p className="slip-stamp top-3 right-4 px-2" aria-hidden="true">
          {slip.priced}
        </p>
        <p className="mt-3 font-heading text-[1.125rem]/snug font-medium">{match.title}</p>
        <dl className="mt-2.5 account *:grid-cols-[3.5rem_minmax(0,1fr)] *:items-baseline">
          {rows.map(({ part, label }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd className={`first-letter:uppercase ${part === 'price' ? 'font-heading text-[1.25rem]/none' : ''}`}>
                {slipText(match, part)}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3.5 flex flex-wrap items-center gap-2">
          <Button size="sm" data-open="contact" value={match.title} data-message={messageWith(match, job)}>
            {slip.haveItBuilt}
          </Button>
          <Button size="sm" variant="secondary" data-open="schedule" value="next">
            {slip.talkFirst}
          </Button>
          <Button size="sm" variant="quiet" className="px-1!" onClick={() => void copySlip(match.automation, job)}>
            {slip.copyLink}
          </Button>
        </div>
      </div>
    </div>
  );
}
