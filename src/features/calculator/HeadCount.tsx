import { useId } from 'react';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { errorsOf, typedOf, type TypedAssumptions } from './adjust.ts';
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
  const error = errorsOf(typed).people;
  return (
    <div className="mt-1.5 text-ink-2">
      <p>
        <label htmlFor={id}>for a company of</label>{' '}
        <input
          id={id}
          className="min-h-8 rounded-sheet border border-field px-1.5 text-center font-semibold text-ink aria-invalid:border-error"
          inputMode="numeric"
          autoComplete="off"
          size={Math.max(2, people.length)}
          value={people}
          aria-label="For a company of how many people"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ target }) => adjust({ ...typed, people: target.value })}
        />{' '}
        <span>{people.trim() === '1' ? 'person' : 'people'}</span>
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-note font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
