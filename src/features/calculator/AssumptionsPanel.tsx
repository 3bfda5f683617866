import type { ComponentProps } from 'react';
import { calculator } from '#src/content/messages.ts';
import type { Assumptions } from '#src/contracts/industry-analysis.ts';
import { adjust } from './analysis.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { assumptionErrors, fieldNames, assumptionFields, typedOf, type TypedAssumptions } from './adjust.ts';

interface Props {
  /** The original assumptions of the result. */
  own: Assumptions;
  /** The current assumptions. */
  now: Assumptions;
  typed: TypedAssumptions | undefined;
}

/** The assumptions behind the figures, editable; the figures update immediately. */
export function AssumptionsPanel({ own, now, typed = typedOf(now) }: Props) {
  const errors = assumptionErrors(typed);

  return (
    <section aria-label={calculator.assumptions}>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-2">
        <h4 className="mt-5 font-semibold">{calculator.basedOn}</h4>
        {now !== own && <Quiet onClick={() => adjust(typedOf(own))}>{calculator.backToOurs}</Quiet>}
      </div>
      <div className="mt-2.5 grid grid-cols-2 rounded-sheet border border-field">
        {fieldNames.map((field) => (
          <Field
            key={field}
            name={field}
            label={assumptionFields[field].label}
            inputMode="decimal"
            autoComplete="off"
            value={typed[field]}
            error={errors[field]}
            onValue={(value) => adjust({ ...typed, [field]: value })}
          />
        ))}
      </div>
    </section>
  );
}

/** A button that looks like a link. */
export function Quiet(props: ComponentProps<'button'>) {
  const look = 'min-h-8 font-semibold text-cobalt underline-offset-[0.2em] hover:underline';
  return <button type="button" className={look} {...props} />;
}
