import { useStore } from '@nanostores/react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { moveByKeys } from '#src/ui/move-by-keys.ts';
import { Button, Ring, SmallButton } from '../parts/Button.tsx';
import { clock, instantIn } from '../agency-time.ts';
import { confirm } from '../parts/dialogs.tsx';
import { useNow } from '../parts/hooks.ts';
import type { Editor } from './editor.ts';
import { leaveFor } from './LeaveDialog.tsx';
import { $settingsOpen } from './preferences.ts';
import { words } from './words.data.ts';

export type Tab = 'edit' | 'preview';

interface Props {
  editor: Editor;
  tab: Tab;
  onTab: (tab: Tab) => void;
  showsSettings: boolean;
  /** Saves the post as published or as a draft. */
  onPublished: (published: boolean) => void;
}

/** Id of the form that the save button submits. */
export const FORM = 'post-form';

/** Id of the panel with the settings. */
export const SETTINGS = 'post-settings';

/** On a phone the way out is at the lower edge, within reach of the thumb. */
const BUTTONS =
  'order-2 mb-2 ml-auto flex gap-1.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:m-0 max-md:flex-wrap max-md:justify-end max-md:bg-paper max-md:px-(--gutter) max-md:pt-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-md:shadow-[inset_0_1px_var(--color-rule-strong)] max-sm:*:px-2.5 max-sm:*:text-[0.875rem] max-[24rem]:*:px-1.5 max-[24rem]:*:text-note';

const tabs = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

/** Sticky bar above the form: tabs, saving state, and the way out. */
export function ActionBar(props: Props) {
  const { editor, tab, onTab, showsSettings, onPublished } = props;
  const id = useStore(editor.$id);
  const saving = useStore(editor.$saving);

  return (
    <div className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_var(--color-rule-strong)]">
      <div className="column flex flex-wrap items-end gap-x-4 pt-2.5 max-sm:gap-x-2">
        <div ref={startKeys} role="tablist" aria-label="View" className="order-1 flex gap-[0.3125rem]">
          {tabs.map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              className="selectable selectable-tab max-sm:px-2.5 max-sm:text-[0.875rem]"
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              aria-selected={tab === name}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
            >
              {label}
            </button>
          ))}
        </div>
        {tab === 'edit' && (
          <button
            type="button"
            className="selectable panes order-1 mb-1.5 flex items-center gap-2 px-2 py-1.5"
            aria-expanded={showsSettings}
            aria-controls={SETTINGS}
            onClick={() => $settingsOpen.set(!showsSettings)}
          >
            Post settings
          </button>
        )}
        <Status editor={editor} />
        <div className={BUTTONS}>
          <SmallButton label="Cancel" onClick={() => leaveFor(editor, editor.board.dashboard)} />
          <PublishButtons {...{ editor, onPublished }} />
          <Button type="submit" form={FORM} size="sm" disabled={saving} aria-busy={saving || undefined}>
            {saving && <Ring />}
            <span>{id === null ? 'Create Post' : 'Update Post'}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

function startKeys(list: HTMLElement | null): void {
  moveByKeys([...(list?.querySelectorAll('button') ?? [])], (tab) => {
    tab.click();
    tab.focus();
  });
}

function Status({ editor }: { editor: Editor }) {
  const id = useStore(editor.$id);
  const dirty = useStore(editor.$dirty);
  const draftState = useStore(editor.$draftState);
  function wordsFor() {
    if (!dirty) return id !== null && 'All changes saved';
    if (draftState.state === 'stored') return `Not saved yet. Draft saved here, ${clock(draftState.at)}`;
    if (draftState.state === 'refused') return 'Not saved. This browser cannot store drafts';
    return 'Not saved yet';
  }
  return (
    <p
      className={`save-state order-3 w-full py-1.5 text-note/[1.55] max-md:empty:min-h-8 md:order-1 md:w-auto md:flex-1 md:self-center md:text-right md:text-note/[1.3] md:empty:hidden ${dirty ? '' : 'text-ink-2'}`}
    >
      {wordsFor()}
    </p>
  );
}

/** Saves the post as a draft, or publishes it, whatever Published says. */
function PublishButtons({ editor, onPublished }: Pick<Props, 'editor' | 'onPublished'>) {
  const saving = useStore(editor.$saving);
  const id = useStore(editor.$id);
  const { values: before } = useStore(editor.$base);
  const isPublished = id !== null && before.published;
  const { publishedAt } = useStore(editor.$values);
  const isLater = isScheduled({ published: true, publishedAt: instantIn(publishedAt) }, useNow());
  /** Saving a published post as a draft takes it off the site. */
  const unpublish = () => confirm({ ...words.unpublish, onConfirm: () => onPublished(false) });
  return (
    <>
      <SmallButton
        label="Save draft"
        disabled={saving}
        onClick={() => (isPublished ? void unpublish() : onPublished(false))}
      />
      {/* What is published already is only updated. */}
      {(!isPublished || isLater) && (
        <SmallButton label={isLater ? 'Schedule' : 'Publish'} disabled={saving} onClick={() => onPublished(true)} />
      )}
    </>
  );
}
