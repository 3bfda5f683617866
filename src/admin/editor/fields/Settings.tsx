import { useStore } from '@nanostores/react';
import { type ReactElement, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KnownAuthor } from '#src/contracts/blog.ts';
import { minutesToRead, wordsIn } from '#src/domain/posts/minutes-to-read.ts';
import { Cell } from '#src/ui/form/Cell.tsx';
import { LinkButton, Switch } from '../../parts/Button.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { readTimeOf, type Values } from '../board.ts';
import { ContentField } from '../content/ContentField.tsx';
import { change, type Editor } from '../editor.ts';
import { fetchAuthors } from '../server.ts';
import { sameValues } from '../versions/drafts.ts';
import { FormField, PublishAtField, RadioField, SlugField } from './fields.tsx';

interface Props {
  editor: Editor;
}

/** Fields that are more than their board says. */
const special: Readonly<Record<string, (props: Props) => ReactElement>> = {
  published: PublishedField,
  publishedAt: PublishAtField,
  slug: SlugField,
  sourceType: SourceTypeField,
  readTimeMinutes: ReadTimeField,
  author: AuthorField,
};

/** The fields outside of the settings. */
export const WRITTEN = ['title', 'content', 'url'];

/** The content of a post, or where an external one leads. */
export function Content({ editor }: Props) {
  const isExternal = useStore(editor.$values).sourceType === 'external';
  return (
    <>
      {isExternal && <FormField editor={editor} name="url" />}
      <div className="contents" hidden={isExternal}>
        <ContentField editor={editor} />
      </div>
    </>
  );
}

/** What a post has besides its title and content. @param isRequiredFirst what it cannot be without comes first */
export function PostSettings({ editor, isRequiredFirst }: Props & { isRequiredFirst: boolean }) {
  const { fields: all } = editor.board;
  const others = Object.keys(all).filter((field) => !WRITTEN.includes(field));
  const isRequired = (field: string) => Number(all[field]?.required ?? false);
  const fields = isRequiredFirst ? others.toSorted((one, other) => isRequired(other) - isRequired(one)) : others;
  return (
    <div className="sheet grid-cols-1 content-start md:max-lg:grid-cols-2">
      {fields.map((field) => {
        const Special = special[field];
        if (Special) return <Special key={field} editor={editor} />;
        return <FormField key={field} editor={editor} name={field} />;
      })}
    </div>
  );
}

/** Whether saving publishes: a checkbox for an article, a switch for a signal (docs/spec.md). */
function PublishedField({ editor }: Props) {
  const { board } = editor;
  const { published } = useStore(editor.$values);
  return (
    <Cell label="Published" wide hint={board.fields.published?.hint}>
      {({ className: _, ...control }) => {
        const shared = {
          ...control,
          name: 'published',
          checked: published,
          onChange: ({ target }: { target: { checked: boolean } }) => change(editor, { published: target.checked }),
        };
        return (
          <span className="flex flex-1 items-center gap-2.5 px-3.5 pt-0.5 pb-2.5 text-[1rem]">
            {board.name === 'blog' ? (
              <input type="checkbox" className="size-4.5 accent-cobalt" {...shared} />
            ) : (
              <Switch {...shared} />
            )}
            <span aria-hidden="true">{published ? 'Published' : 'Draft'}</span>
          </span>
        );
      }}
    </Cell>
  );
}

/** Whether a signal is ours; what the other kind would have stays in the form. */
function SourceTypeField({ editor }: Props) {
  const { sourceType, content, url } = useStore(editor.$values);
  const left = sourceType === 'external' ? content : url;
  const hint = left && 'What you entered for the other type stays here while you edit, and isn’t saved.';
  return <RadioField editor={editor} name="sourceType" hint={hint} />;
}

/** The minutes: as the text counts, until somebody sets others. */
function ReadTimeField({ editor }: Props) {
  const values = useStore(editor.$values);
  const typed = String(values.readTimeMinutes);
  const content = useDeferredValue(values.content);
  const minutes = useMemo(() => String(minutesToRead(wordsIn(content))), [content]);
  const [isSet, setSet] = useState(false);
  const counted = useRef(content.trim() ? minutes : typed);
  const set = (readTimeMinutes: string) => change(editor, { readTimeMinutes });
  const follow = useEffectEvent((next: string) => {
    // Also of a post whose minutes are those that were counted when it was written.
    const isCounted = typed === counted.current && !isSet;
    if (!content.trim()) return;
    counted.current = next;
    if (isCounted && typed !== next) set(next);
  });
  useEffect(() => follow(minutes), [minutes, content]);
  return (
    <FormField
      editor={editor}
      name="readTimeMinutes"
      onBlur={() => set(readTimeOf(typed))}
      onValue={() => setSet(true)}
      hint={
        content.trim() &&
        minutes !== typed && (
          <LinkButton onClick={() => set(minutes)}>
            {`Use ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}`}
          </LinkButton>
        )
      }
    />
  );
}

/** The author's name; a known author brings title and picture along. */
function AuthorField({ editor }: Props) {
  // Without them, authors can still be typed.
  const { value: known = [] } = useLoaded(fetchAuthors);
  const offered = suggested(known, useStore(editor.$values));
  return (
    <FormField
      editor={editor}
      name="author"
      hint={
        offered.length > 0 && (
          <span className="flex flex-wrap gap-x-3.5 gap-y-0.5">
            {offered.map((author) => (
              <LinkButton
                key={author.name}
                label={author.name}
                aria-label={`Choose ${author.name}, with title and picture`}
                onClick={() => change(editor, valuesOf(author))}
              />
            ))}
          </span>
        )
      }
    />
  );
}

/** The form's values for an author. */
export function valuesOf({ name, title, imageUrl }: KnownAuthor) {
  return { author: name, authorTitle: title ?? '', authorImageUrl: imageUrl ?? '' };
}

/** More would be no shorter than typing. */
const MOST = 5;

/** The authors to offer for what is typed: none if one of them is chosen with title and picture. */
export function suggested(known: readonly KnownAuthor[], values: Values): KnownAuthor[] {
  const typed = String(values.author).trim().toLowerCase();
  if (known.some((author) => sameValues(values, { ...values, ...valuesOf(author) }))) return [];
  return known.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, MOST);
}
