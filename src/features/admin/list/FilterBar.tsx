import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';

interface Props {
  /** The current search. */
  search: string;
  placeholder: string;
  /** Receives the search text, trimmed. */
  onSearch: (search: string) => void;
  onRefresh: () => void;
  /** Filters that apply immediately. */
  children: ReactNode;
}

/** The filters of a list: a search with its button, further filters, and Refresh. */
export function FilterBar({ search, placeholder, onSearch, onRefresh, children }: Props) {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);

  return (
    <div className="filters">
      <form
        role="search"
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <input
          type="search"
          name="search"
          aria-label="Search"
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">Search</button>
      </form>
      {children}
      <Button variant="secondary" className="refresh" onClick={onRefresh}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
        </svg>
        Refresh
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Undefined selects all. */
  value: Value | undefined;
  options: readonly { readonly value?: Value; readonly label: string }[];
  onValue: (value: Value | undefined) => void;
}

/** A select with an option for all. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onValue,
}: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      name={label.toLowerCase()}
      value={value ?? ''}
      onChange={({ target }) => onValue(options.find((one) => one.value === target.value)?.value)}
    >
      {options.map((option) => (
        <option key={option.label} value={option.value ?? ''}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
