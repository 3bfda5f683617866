import { controls } from '#src/content/messages.ts';
import { takeFocus } from './focus-first-error.ts';

interface Props {
  /** In the order of the fields; `field` is the name of the control. */
  errors: readonly { field: string; message: string }[];
  /** In another language than the site's. */
  title?: string;
}

/** The errors above a form: takes the focus and links to the fields (the pattern of the GOV.UK design system). */
export function ErrorSummary({ errors, title = controls.thereIsAProblem }: Props) {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} aria-labelledby="error-summary" className="error-summary">
      <h3 id="error-summary" className="text-[1.125rem]">
        {title}
      </h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                const form = event.currentTarget.closest('form');
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
