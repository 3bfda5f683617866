import { useStore } from '@nanostores/react';
import { Switch } from '../../parts/Button.tsx';
import { Cell } from '../../parts/Cell.tsx';
import { ContentField } from '../content/ContentField.tsx';
import type { Editor } from '../editor.ts';
import {
  PictureField,
  PublishAtField,
  RadioField,
  SelectField,
  SlugField,
  TextField,
  useFields,
} from './fields.tsx';

import { SearchResult } from './SearchResult.tsx';
import type { SignalBoardValues } from '../signal-board.ts';

/** The content of a Signal Board post, or where an external one leads. */
export function SignalBoardContent({ editor }: { editor: Editor<SignalBoardValues> }) {
  const field = useFields(editor);
  const external = useStore(editor.$values).sourceType === 'external';
  return (
    <>
      {external && (
        <TextField {...field('url')} type="url" wide hint="Where the post sends its readers." />
      )}
      <div className="contents" hidden={external}>
        <ContentField editor={editor} hint="Markdown supported" />
      </div>
    </>
  );
}

/** What a Signal Board post has besides its title and content. */
export function SignalBoardFields({ editor }: { editor: Editor<SignalBoardValues> }) {
  const field = useFields(editor);
  const values = useStore(editor.$values);
  const { names } = editor.board;
  const external = values.sourceType === 'external';
  const published = field('published');
  const kept = external ? values.content : values.url;
  return (
    <>
      <div className="sheet grid-cols-1! content-start md:max-lg:grid-cols-2!">
        <Cell label="Published" error={published.error} wide>
          {({ id, className: _, ...control }) => (
            <span className="flex flex-1 items-center gap-2.5 px-3.5 pt-0.5 pb-2.5 text-[1rem]">
              <Switch
                {...control}
                id={id}
                name="published"
                checked={published.value}
                onChange={(event) => published.onValue(event.target.checked)}
              />
              <span aria-hidden="true">{published.value ? 'Published' : 'Draft'}</span>
            </span>
          )}
        </Cell>
        <PublishAtField editor={editor} />
        <SlugField editor={editor} required />
        <TextField {...field('description')} required wide rows={3} />
        <SelectField {...field('category')} options={names.category ?? {}} required />
        <RadioField
          {...field('sourceType')}
          options={names.sourceType ?? {}}
          hint={
            kept &&
            (external
              ? 'The content stays here while you edit; an external post is saved without it.'
              : 'The address stays here while you edit; an original post is saved without it.')
          }
        />
        <PictureField
          {...field('thumbnailUrl')}
          wide
          hint="Optional. Without one, the board draws its own picture."
        />
      </div>
      <SearchResult
        title={values.title}
        path={`/signal-board/${values.slug}`}
        description={values.description}
      />
    </>
  );
}
