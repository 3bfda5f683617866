import { useId, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { site } from '#src/content/site.ts';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { LinkButton } from '../../parts/Button.tsx';
import { Cell, describedBy, Messages } from '../../parts/Cell.tsx';
import { instantIn, formatAgencyTime } from '../../agency-time.ts';
import { $wish } from '../../media/store.ts';
import type { PostValues } from '../board.ts';
import { change, makeSlug, type Editor } from '../editor.ts';

/** The state of a form that its fields need, by name. */
interface FieldOf<Value> {
  name: string;
  label: string;
  value: Value;
  error: string | undefined;
  readOnly: boolean;
  onValue: (value: Value) => void;
}

interface TextProps extends FieldOf<string> {
  type?: 'text' | 'url' | 'number' | 'datetime-local';
  required?: boolean;
  wide?: boolean;
  hint?: ReactNode;
  /** More than one makes it a multi-line field. */
  rows?: number;
  min?: number;
  onBlur?: () => void;
}

export function TextField(props: TextProps) {
  const { label, error, hint, required, wide, rows = 1, type = 'text', onValue, ...rest } = props;
  return (
    <Cell {...{ label, error, hint, required, wide }}>
      {(control) => {
        const shared = {
          ...rest,
          ...control,
          autoComplete: 'off',
          onChange: (event: { target: { value: string } }) => onValue(event.target.value),
        };
        if (rows > 1) return <textarea {...shared} rows={rows} />;
        const isAddress = type === 'url';
        // Not type `url`, whose native validation would reject paths, which the contract allows.
        return (
          <input
            {...shared}
            type={isAddress ? 'text' : type}
            inputMode={isAddress ? 'url' : undefined}
            spellCheck={isAddress ? false : undefined}
          />
        );
      }}
    </Cell>
  );
}

interface ChoiceProps extends Pick<TextProps, keyof FieldOf<string> | 'required' | 'hint'> {
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
}

export function SelectField({ options, readOnly, onValue, ...props }: ChoiceProps) {
  const { label, error, hint, required, ...rest } = props;
  return (
    <Cell {...{ label, error, hint, required }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          aria-disabled={readOnly || undefined}
          onChange={(event) => onValue(event.target.value)}
        >
          {Object.entries(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Cell>
  );
}

/** The look of a radio button. */
export const RADIO =
  'size-4.5 flex-none appearance-none rounded-full border border-field bg-sheet checked:border-[5px] checked:border-cobalt';

/** A radio group of two or three options. */
export function RadioField({ options, onValue, ...props }: ChoiceProps) {
  const { label, name, value, error, hint } = props;
  const id = useId();
  return (
    <fieldset className="cell min-w-0" aria-describedby={describedBy({ id, error, hint })}>
      <legend className="cell-label float-left w-full">{label}</legend>
      <div className="clear-both flex flex-1 flex-wrap gap-x-6 px-3.5 pt-0.5 pb-2.5">
        {Object.entries(options).map(([option, words]) => (
          <label
            key={option}
            className="inline-flex min-h-7 cursor-pointer items-center gap-2 text-[1rem]"
          >
            <input
              type="radio"
              className={RADIO}
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onValue(option)}
            />
            {words}
          </label>
        ))}
      </div>
      <Messages {...{ id, error, hint }} />
    </fieldset>
  );
}

/** Props of each form field, by name. */
export function useFields<V extends PostValues>(editor: Editor<V>) {
  const values = useStore(editor.$values);
  const errors = useStore(editor.$errors);
  const readOnly = useStore(editor.$saving);
  return <Name extends keyof V & string>(name: Name): FieldOf<V[Name]> => ({
    name,
    label: editor.board.labels[name],
    value: values[name],
    error: errors[name]?.[0],
    readOnly,
    onValue: (value) => change(editor, { [name]: value } as unknown as Partial<V>),
  });
}

/** A field for the URL of a picture, with a button to choose an uploaded one. */
export function PictureField({ hint, ...field }: TextProps) {
  const choose = () => $wish.set({ onPicture: ({ url }) => field.onValue(url) });
  return (
    <TextField
      {...field}
      type="url"
      hint={
        <>
          {hint}{' '}
          <LinkButton aria-label={`Choose a picture: ${field.label}`} onClick={choose}>
            Choose a picture
          </LinkButton>
        </>
      }
    />
  );
}

interface SlugProps {
  editor: Editor;
  required?: boolean;
  hint?: string;
  /** Whether emptying it generates a slug at once. */
  fills?: boolean;
}

/** The post's slug; if the old one was public, a note on what happens to it. */
export function SlugField({ editor, required, hint, fills }: SlugProps) {
  const field = useFields(editor)('slug');
  const { values } = useStore(editor.$base);
  const moves = values.published && values.slug !== '' && field.value.trim() !== values.slug;
  return (
    <TextField
      {...field}
      required={required ?? false}
      onBlur={fills ? () => makeSlug(editor) : undefined}
      hint={
        <>
          {hint && <span className="block">{hint}</span>}
          {moves && (
            <span className="block text-ink wrap-anywhere">
              The old address, /{editor.board.name}/{values.slug}, will redirect to the new one.
            </span>
          )}
        </>
      }
    />
  );
}

/** The title, as large as on the page; it wraps, but has no line breaks. */
export function TitleField({ editor }: { editor: Editor }) {
  const { label, error, onValue, ...field } = useFields(editor)('title');
  return (
    <div className="title-field">
      <Cell {...{ label, error }} required wide>
        {(control) => (
          <textarea
            {...field}
            {...control}
            rows={1}
            autoComplete="off"
            onBlur={() => makeSlug(editor)}
            onChange={({ target }) => onValue(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Cell>
    </div>
  );
}

/** When the post is published, in the agency's time zone; a future date schedules it. */
export function PublishAtField({ editor }: { editor: Editor }) {
  const field = useFields(editor)('publishedAt');
  const { published } = useStore(editor.$values);
  return (
    <TextField
      {...field}
      type="datetime-local"
      wide
      hint={<span role="status">{hintOf(published, instantIn(field.value))}</span>}
    />
  );
}

function hintOf(published: boolean, publishedAt: string): string {
  const now = Date.now();
  if (isScheduled({ published, publishedAt }, now)) {
    return `Scheduled for ${formatAgencyTime(publishedAt)}. Readers do not see it before.`;
  }
  if (isScheduled({ published: true, publishedAt }, now)) {
    return 'A draft stays hidden even at its date. Switch on Published to schedule it.';
  }
  return `${site.address.city} time. Leave empty for the moment the post is first published.`;
}
