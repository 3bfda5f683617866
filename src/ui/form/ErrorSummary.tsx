import { useEffect, useRef } from 'react';

interface Props {
  /** In the order of the fields; `field` is the name of the control. */
  errors: readonly { field: string; message: string }[];
}

/** The errors above a form: takes the focus and links to the fields (the pattern of the GOV.UK design system). */
export function ErrorSummary({ errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
      className="error-summary"
    >
      <h3 id="error-summary" className="text-[1.125rem]">
        There is a problem
      </h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                const form = box.current?.closest('form');
                form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
