import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Select } from '../parts/Choice.tsx';

interface Props {
  search: string;
  placeholder: string;
  className: string;
  /** Receives the search text, trimmed. */
  onSearch: (search: string) => void;
  onRefresh: () => void;
  /** Filters that apply immediately. */
  children: ReactNode;
}

const FIELD = 'h-11.5 min-w-0 border border-field bg-sheet text-[1rem] text-ink';

/** The filters of a list: a search with its button, further filters, and Refresh. */
export function FilterBar(props: Props) {
  const { search, placeholder, className, onSearch, onRefresh, children } = props;
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);

  return (
    <div className={`filters flex flex-wrap gap-3 ${className}`}>
      <form
        role="search"
        className="flex flex-[1_1_18rem] max-md:basis-full [&_:focus-visible]:relative [&_:focus-visible]:z-1"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <input
          type="search"
          name="search"
          className={`${FIELD} flex-1 rounded-l-sheet border-r-0 px-3.5 placeholder:text-ink-2 placeholder:opacity-100`}
          aria-label="Search"
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button
          type="submit"
          className="rounded-r-sheet bg-cobalt px-4.5 text-ui/body font-semibold text-on-cobalt hover:bg-cobalt-hover"
        >
          Search
        </button>
      </form>
      {children}
      <Button variant="secondary" className="max-md:flex-[1_1_100%]" onClick={onRefresh}>
        <svg
          className="w-4.25 fill-none stroke-current stroke-[1.75]"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4" />
        </svg>
        Refresh
      </Button>
    </div>
  );
}

/** A select, one of whose options has no value: it shows all. */
export function choice<Value extends string>(
  label: string,
  value: Value | undefined,
  options: readonly { readonly value?: Value; readonly label: string }[],
  onValue: (value: Value | undefined) => void,
) {
  return (
    <Select
      aria-label={label}
      name={label.toLowerCase()}
      className={`${FIELD} flex-[0_1_auto] rounded-sheet px-3 max-md:flex-[1_1_40%]`}
      value={value ?? ''}
      options={options.map((option) => [option.value ?? '', option.label])}
      onValue={(chosen) => onValue(options.find((one) => one.value === chosen)?.value)}
    />
  );
}
