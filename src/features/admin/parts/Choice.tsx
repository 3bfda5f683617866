import type { ComponentProps, ReactNode } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  /** By value, in order. */
  options: Iterable<readonly [value: string, label: ReactNode]>;
  onValue: (value: string) => void;
}

export function Select({ options, onValue, ...select }: SelectProps) {
  return (
    <select {...select} onChange={({ target }) => onValue(target.value)}>
      {[...options].map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Options that say what they stand for. */
export function named(names: Iterable<string> = []): [string, string][] {
  return [...names].map((name) => [name, name]);
}

interface CheckProps extends ComponentProps<'input'> {
  onCheck?: (checked: boolean) => void;
}

/** A checkbox with its label, below a form. */
export function Check({ onCheck, children, ...input }: CheckProps) {
  return (
    <label className="check mt-4">
      <input type="checkbox" {...input} onChange={({ target }) => onCheck?.(target.checked)} />
      {children}
    </label>
  );
}

/** Password managers need the user name to store a password. */
export function HiddenUsername({ value }: { value: string }) {
  return (
    <input
      className="sr-only"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
