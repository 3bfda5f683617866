import { useId, useState } from 'react';
import { useStore } from '@nanostores/react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { Cell, type CellProps, describedBy, Messages } from '#src/ui/form/Cell.tsx';
import { LinkButton } from '../../parts/Button.tsx';
import { InputCell } from '../../parts/form.tsx';
import { useNow } from '../../parts/hooks.ts';
import { shownTime, instantIn } from '../../agency-time.ts';
import { askForPicture } from '../../media/PictureDialog.tsx';
import { optionsOf } from '../board.ts';
import { change, type Editor, makeSlug } from '../editor.ts';

/** A field as its board says, and its state. */
function useField({ board, $values, $errors, $saving }: Editor, name: string) {
  const value = useStore($values)[name] ?? '';
  const error = useStore($errors)[name];
  const readOnly = useStore($saving);
  const options = optionsOf(board, name, String(value));
  return { name, label: '', ...board.fields[name], options, value: String(value), error, readOnly };
}

interface FieldProps {
  editor: Editor;
  name: string;
  /** Instead of what the board says. */
  hint?: CellProps['hint'];
  onBlur?: (() => void) | undefined;
  /** Told when somebody changes it. */
  onValue?: () => void;
}

/** A text field that grows with its text. */
const TEXT = 'field-sizing-content min-h-0 flex-auto';
const LINE = 'flex-none [&[type=number]]:[appearance:textfield]';
const CHOICE = 'flex-none cursor-pointer appearance-none pr-10 *:bg-sheet *:text-ink';

/** Any field that needs no more than its board says: a text, a choice, or the address of a picture. */
export function FormField({ editor, name, onBlur, onValue: tell, ...props }: FieldProps) {
  const { type, options, isNarrow, readOnly, ...field } = useField(editor, name);
  const hint = props.hint ?? field.hint;
  const onValue = (next: string) => {
    tell?.();
    change(editor, { [name]: next });
  };
  const isPicture = type === 'picture';
  const isAddress = isPicture || type === 'url';
  const choice = isPicture && (
    <LinkButton
      label="Choose a picture"
      aria-label={`Choose a picture: ${field.label}`}
      onClick={() => askForPicture({ onPicture: ({ url }) => onValue(url) })}
    />
  );
  const typed = field.rows ? TEXT : LINE;
  return (
    <InputCell
      {...{ ...field, onBlur, onValue }}
      isMarked
      wide={!isNarrow && !options}
      hint={
        choice ? (
          <>
            <span>{hint}</span> {choice}
          </>
        ) : (
          hint
        )
      }
      className={options ? CHOICE : typed}
      options={options && Object.entries(options)}
      autoComplete="off"
      {...(options ? { 'aria-disabled': readOnly || undefined } : { readOnly, type })}
      // Not type `url`, whose native validation would reject paths, which the contract allows.
      {...(isAddress && { type: 'text', inputMode: 'url', spellCheck: false })}
    />
  );
}

/** The look of a radio button. */
export const RADIO =
  'size-4.5 flex-none appearance-none rounded-full border border-field bg-sheet checked:border-[5px] checked:border-cobalt';

/** A choice of two or three options, all of which are seen. */
export function RadioField({ editor, name, hint }: FieldProps) {
  const { label, value, error: [error] = [], options = {} } = useField(editor, name);
  const id = useId();
  return (
    <fieldset className="cell min-w-0" aria-describedby={describedBy({ id, error, hint })}>
      <legend className="cell-label float-left w-full">{label}</legend>
      <div className="clear-both flex flex-1 flex-wrap gap-x-6 px-3.5 pt-0.5 pb-2.5">
        {Object.entries(options).map(([option, words]) => (
          <label key={option} className="inline-flex min-h-7 cursor-pointer items-center gap-2 text-[1rem]">
            <input
              type="radio"
              className={RADIO}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => change(editor, { [name]: option })}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <Messages {...{ id, error, hint }} />
    </fieldset>
  );
}

/** The post's slug; if the old one was public, a note on what happens to it. */
export function SlugField({ editor }: { editor: Editor }) {
  const { values } = useStore(editor.$stored);
  const slug = useStore(editor.$values).slug.trim();
  const { required, hint } = editor.board.fields.slug ?? {};
  const moves = values.published && values.slug !== '' && slug !== values.slug;
  return (
    <FormField
      editor={editor}
      name="slug"
      onBlur={required ? undefined : () => makeSlug(editor)}
      hint={
        <>
          {hint && <span className="block">{hint}</span>}
          {moves && (
            <span className="block wrap-anywhere text-ink">
              {`The old address, /${editor.board.name}/${values.slug}, will redirect to the new one.`}
            </span>
          )}
        </>
      }
    />
  );
}

/** The title, as large as on the page; it wraps, but has no line breaks. */
export function TitleField({ editor }: { editor: Editor }) {
  const { options: _, ...field } = useField(editor, 'title');
  return (
    <InputCell
      {...field}
      required
      isMarked
      className={`${TEXT} resize-none font-heading text-[clamp(1.75rem,1.35rem+1.6vw,2.625rem)]/[1.15] font-medium tracking-[-0.018em]`}
      rows={1}
      autoComplete="off"
      onBlur={() => makeSlug(editor)}
      onValue={(title) => change(editor, { title: title.replace(/\s*\n\s*/g, ' ') })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

/**
 * When the post is published, in the agency's time zone; a future date schedules it. The field shows once it is asked
 * for: Safari draws an empty one as if it held the present date.
 */
export function PublishAtField({ editor }: { editor: Editor }) {
  const { published, publishedAt } = useStore(editor.$values);
  const [isAsked, setAsked] = useState(false);
  const isDated = isAsked || publishedAt !== '';
  const words = <span role="status">{hintOf(published, instantIn(publishedAt), useNow())}</span>;
  return (
    <>
      <Cell label="Publish at a date of your choice" wide hint={!isDated && words}>
        {({ className: _, ...control }) => (
          <span className="flex-1 px-3.5 pt-0.5 pb-2.5">
            <input
              {...control}
              type="checkbox"
              className="size-4.5 accent-cobalt"
              checked={isDated}
              onChange={({ target }) => {
                setAsked(target.checked);
                if (!target.checked) change(editor, { publishedAt: '' });
              }}
            />
          </span>
        )}
      </Cell>
      {isDated && (
        // It stays while its date is replaced.
        <div className="contents" onFocus={() => setAsked(true)}>
          <FormField editor={editor} name="publishedAt" hint={words} />
        </div>
      )}
    </>
  );
}

function hintOf(published: boolean, publishedAt: string, now: number): string {
  if (isScheduled({ published, publishedAt }, now)) {
    return `Scheduled for ${shownTime(publishedAt)}. Readers don’t see it before.`;
  }
  if (isScheduled({ published: true, publishedAt }, now)) {
    return 'A draft stays hidden even at its date. Switch on Published to schedule it.';
  }
  return `${site.address.city} time. Without one it’s the moment the post is first published.`;
}
