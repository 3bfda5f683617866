import { useStore } from '@nanostores/react';
import type { Ref } from 'react';
import { isScheduled } from '#src/domain/posts/publication.ts';
import { moveByKeys } from '#src/ui/move-by-keys.ts';
import { Button, Ring, SmallButton } from '../parts/Button.tsx';
import { instantIn } from '../agency-time.ts';
import { useNow } from '../parts/hooks.ts';
import type { Actions } from './actions.ts';
import type { Editor } from './editor.ts';
import { type Kind, useKind } from './kind.ts';
import { leaveFor } from './LeaveDialog.tsx';
import { SaveState } from './SaveState.tsx';

export type Tab = 'edit' | 'preview';

interface Props {
  editor: Editor;
  tab: Tab;
  onTab: (tab: Tab) => void;
  showsSettings: boolean;
  onSettings: () => void;
  settingsButton: Ref<HTMLButtonElement>;
  actions: Actions;
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
  const { editor, tab, onTab, showsSettings, onSettings, settingsButton, actions } = props;
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
            ref={settingsButton}
            type="button"
            className="selectable panes order-1 mb-1.5 flex items-center gap-2 px-2 py-1.5"
            aria-expanded={showsSettings}
            aria-controls={SETTINGS}
            onClick={onSettings}
          >
            Post settings
          </button>
        )}
        <SaveState {...{ editor, actions }} />
        <div className={BUTTONS}>
          <SmallButton label="Cancel" onClick={() => leaveFor(editor, editor.board.dashboard)} />
          <PublishButtons {...{ editor, actions }} />
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

/** What one can do with the post as it is for readers, besides the form's own button. */
function PublishButtons({ editor, actions }: Pick<Props, 'editor' | 'actions'>) {
  const disabled = useStore(editor.$saving);
  const kind = useKind(editor);
  const { publishedAt } = useStore(editor.$values);
  const isLater = isScheduled({ published: true, publishedAt: instantIn(publishedAt) }, useNow());
  const publishLabel = isLater ? 'Schedule' : 'Publish';
  const buttons: Record<Kind, readonly (readonly [label: string, act: () => unknown])[]> = {
    new: [
      ['Save draft', actions.saveDraft],
      [publishLabel, actions.publish],
    ],
    draft: [
      ['Save draft', actions.saveDraft],
      [publishLabel, actions.publish],
    ],
    scheduled: [
      ['Save draft', actions.saveDraft],
      ['Unpublish', actions.unpublish],
      ['Publish now', actions.publishNow],
    ],
    public: [
      ['Unpublish', actions.unpublish],
      ['Update', actions.update],
    ],
  };
  return buttons[kind].map(([label, act]) => (
    <SmallButton key={label} label={label} disabled={disabled} onClick={() => void act()} />
  ));
}
