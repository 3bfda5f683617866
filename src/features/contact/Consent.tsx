import { useId } from 'react';

interface Props {
  checked: boolean;
  error?: string | undefined;
  onChecked: (checked: boolean) => void;
}

/** The required consent; the policy opens in a new tab, so that nothing typed is lost. */
export function Consent({ checked, error, onChecked }: Props) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        name="consent"
        checked={checked}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <label htmlFor={id}>
        I agree to the{' '}
        <a href="/privacy-policy" target="_blank" className="link">
          Privacy Policy
        </a>
      </label>
      {error && (
        <p id={`${id}-error`} className="check-error">
          {error}
        </p>
      )}
    </div>
  );
}
