import { useId } from 'react';
import { calculator } from '#src/content/messages.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { Sentence } from '#src/ui/Sentence.tsx';
import { assumptionErrors, numberIn, typedOf, type TypedAssumptions } from './adjust.ts';
import { adjust } from './analysis.ts';

interface Props {
  /** The current assumptions. */
  now: Assumptions;
  typed: TypedAssumptions | undefined;
}

/** For how many people the figures are, changed where it is read; it is among the assumptions below too. */
export function HeadCount({ now, typed = typedOf(now) }: Props) {
  const id = useId();
  const { people } = typed;
  const error = assumptionErrors(typed).people;
  const field = (
    <input
      id={id}
      className="min-h-8 rounded-sheet border border-field px-1.5 text-center font-semibold text-ink aria-invalid:border-error"
      inputMode="numeric"
      autoComplete="off"
      size={Math.max(2, people.length)}
      value={people}
      aria-label={calculator.forHowMany}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      onChange={({ target }) => adjust({ ...typed, people: target.value })}
    />
  );
  const label = (words: string) => <label htmlFor={id}>{words}</label>;
  const unit = (words: string) => <span>{words}</span>;
  return (
    <div className="mt-1.5 text-ink-2">
      <p>
        <Sentence parts={calculator.forCompanyOf(numberIn(people), label, field, unit)} />
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-note font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
