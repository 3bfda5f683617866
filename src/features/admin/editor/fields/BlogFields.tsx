import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { KnownAuthor } from '#src/contracts/author.ts';
import { type BlogValues, readTime } from '../blog.ts';
import { minutesToRead, wordsIn } from '../content/reading-time.ts';
import { change, type Editor } from '../editor.ts';
import { SearchResult } from './SearchResult.tsx';
import {
  PictureField,
  PublishAtField,
  SelectField,
  SlugField,
  TextField,
  useFields,
} from './fields.tsx';
import { sameValues } from '../versions/drafts.ts';
import { LinkButton } from '../../parts/Button.tsx';

/** What a blog post has besides its title and content. */
export function BlogFields({ editor }: { editor: Editor<BlogValues> }) {
  const field = useFields(editor);
  const values = useStore(editor.$values);
  const published = field('published');
  const id = useId();
  return (
    <>
      <div className="check">
        <input
          id={id}
          type="checkbox"
          name="published"
          checked={published.value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => published.onValue(event.target.checked)}
        />
        <label htmlFor={id} className="font-semibold">
          Published
        </label>
        <p id={`${id}-hint`} className="col-start-2 text-note/[1.55] text-ink-2">
          Make this blog post visible to the public
        </p>
      </div>
      <div className="sheet grid-cols-1! content-start md:max-lg:grid-cols-2!">
        <PublishAtField editor={editor} />
        <SlugField editor={editor} hint="Leave empty to auto-generate from title" fills />
        <TextField {...field('summary')} required wide rows={3} />
        <SelectField {...field('category')} options={editor.board.names.category ?? {}} required />
        <ReadTime editor={editor} />
        <AuthorField editor={editor} />
        <TextField {...field('authorTitle')} wide />
        <PictureField {...field('authorImageUrl')} wide />
        <PictureField
          {...field('thumbnailUrl')}
          wide
          hint="Shown on the cards of the list. Without one, a picture is drawn."
        />
        <PictureField
          {...field('featuredImage')}
          wide
          hint="Shown above the article. Without one, the thumbnail is used."
        />
        <TextField {...field('metaKeywords')} wide />
        <TextField {...field('metaDescription')} wide rows={2} />
      </div>
      <SearchResult
        title={values.title}
        path={`/blog/${values.slug}`}
        description={values.metaDescription.trim() || values.summary}
        note={values.metaDescription.trim() ? undefined : 'The summary serves as the description.'}
      />
    </>
  );
}

/** The typed minutes, and the estimate from the text. */
function ReadTime({ editor }: { editor: Editor<BlogValues> }) {
  const field = useFields(editor)('readTimeMinutes');
  const content = useDeferredValue(useStore(editor.$values).content);
  const minutes = useMemo(() => String(minutesToRead(wordsIn(content))), [content]);
  return (
    <TextField
      {...field}
      type="number"
      min={1}
      onBlur={() => change(editor, { readTimeMinutes: readTime(field.value) })}
      hint={
        content.trim() &&
        minutes !== field.value && (
          <LinkButton onClick={() => field.onValue(minutes)}>
            Use {minutes} {minutes === '1' ? 'minute' : 'minutes'}
          </LinkButton>
        )
      }
    />
  );
}

/** The author's name; a known author brings title and picture along. */
function AuthorField({ editor }: { editor: Editor<BlogValues> }) {
  const field = useFields(editor)('author');
  const [known, setKnown] = useState<readonly KnownAuthor[]>([]);
  const offered = suggested(known, useStore(editor.$values));
  useEffect(() => {
    editor
      .call('/api/admin/authors')
      .then(async (answer) => setKnown((await answer.json()) as KnownAuthor[]))
      // Without them, authors can still be typed.
      .catch(() => {});
  }, [editor]);
  return (
    <TextField
      {...field}
      required
      wide
      hint={
        offered.length > 0 && (
          <span className="flex flex-wrap gap-x-3.5 gap-y-0.5">
            {offered.map((author) => (
              <LinkButton
                key={author.name}

                aria-label={`Choose ${author.name}, with title and picture`}
                onClick={() => change(editor, valuesOf(author))}
              >
                {author.name}
              </LinkButton>
            ))}
          </span>
        )
      }
    />
  );
}

type AuthorValues = Pick<BlogValues, 'author' | 'authorTitle' | 'authorImageUrl'>;

/** The form's values for an author. */
export function valuesOf({ name, title, imageUrl }: KnownAuthor): AuthorValues {
  return { author: name, authorTitle: title ?? '', authorImageUrl: imageUrl ?? '' };
}

/** More would be no shorter than typing. */
const MOST = 5;

/** The authors to offer for what is typed: none if one of them is chosen with title and picture. */
export function suggested(known: readonly KnownAuthor[], values: AuthorValues): KnownAuthor[] {
  const typed = values.author.trim().toLowerCase();
  if (known.some((author) => sameValues(values, { ...values, ...valuesOf(author) }))) return [];
  return known.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST);
}
