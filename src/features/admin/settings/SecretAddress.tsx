import { Field } from '#src/ui/Field.tsx';

interface Props {
  label: string;
  name: string;
  /** What is saved: masked, or empty. */
  saved: string;
  value: string;
  error?: string | undefined;
  onValue: (value: string) => void;
}

/** An address that nobody is shown again once it is saved: it can only be replaced as a whole. */
export function SecretAddress({ saved, ...field }: Props) {
  const { name, value, onValue } = field;
  const isKept = saved !== '' && value === saved;
  const replace = () => {
    onValue(isKept ? '' : saved);
    document.querySelector<HTMLInputElement>(`.entries [name=${name}]`)?.focus();
  };
  return (
    <>
      <Field wide type={isKept ? 'text' : 'url'} readOnly={isKept} autoComplete="off" {...field} />
      {saved && (
        <div className="cell cell-wide">
          <p className="px-3.5 py-2 text-note text-ink-2">
            {isKept
              ? 'Stored encrypted, so it is not shown in full. '
              : 'Leave it empty and save to remove it. '}
            <button type="button" className="text-button" onClick={replace}>
              {isKept ? 'Replace this address' : 'Keep the saved address'}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
