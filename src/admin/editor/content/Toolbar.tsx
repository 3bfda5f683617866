import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import type { WriteState } from '../write/commands.ts';
import { TextButton } from '../../parts/Button.tsx';
import { openDialog } from '../../parts/dialogs.tsx';
import type { MountedEditor } from './mounted-editor.ts';
import { allShortcuts, FIND_KEYS, isMac, shortcutName } from './shortcuts.ts';
import { drawings, UPLOAD } from './drawings.data.ts';
import { tools } from './tools.ts';

interface Props {
  /** Of the current view; null until it is loaded. */
  editor: MountedEditor | null;
  disabled: boolean;
  /** In the visual editor: the tools that apply at the cursor. Undefined in the source. */
  pressed?: readonly string[] | undefined;
  isFinding: boolean;
  onFind: () => void;
}

const steps = [
  ['undo', 'Undo'],
  ['redo', 'Redo'],
] as const;

/** In the visual editor alone. */
const moves = [
  ['up', 'Move the block up'],
  ['down', 'Move the block down'],
] as const;

/** Formats the text. One tab stop; the arrows move within (ARIA practices, toolbar). */
export function Toolbar({ editor, disabled, pressed, isFinding, onFind }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  // A picture by its address is for the source; the visual editor has the button for pictures.
  const offered = pressed ? tools.filter(({ id }) => id !== 'image') : tools;

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = buttons.at((from + step) % buttons.length);
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  const stepProps = (id: string) => ({
    drawing: drawings[id],
    'aria-disabled': disabled || undefined,
    // Keep the text selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => !disabled && editor?.use(id),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      className="mx-px mt-1.5 flex [scrollbar-width:none] gap-0.5 overflow-x-auto border-y border-rule bg-sheet px-2 py-1"
      onKeyDown={move}
    >
      {steps.map(([id, label], index) => (
        <ToolButton key={id} {...{ label, tabIndex: index === 0 ? 0 : -1 }} {...stepProps(id)} />
      ))}
      {offered.map((tool) => (
        <ToolButton
          key={tool.id}
          label={tool.label}
          drawing={drawings[tool.id]}
          title={tool.keys ? `${tool.label} (${shortcutName(tool.keys)})` : tool.label}
          aria-disabled={disabled || undefined}
          aria-pressed={pressed?.includes(tool.id)}
          aria-keyshortcuts={tool.keys && [isMac ? 'Meta' : 'Control', ...tool.keys.split(' ')].join('+')}
          // Keep the text selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !disabled && editor?.use(tool.id)}
        />
      ))}
      <ToolButton
        label="Add a picture"
        drawing={UPLOAD}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && editor?.addPictures()}
      />
      {pressed && moves.map(([id, label]) => <ToolButton key={id} label={label} {...stepProps(id)} />)}
      <ToolButton
        label="Find and replace"
        drawing={drawings.find}
        title={`Find and replace (${shortcutName(FIND_KEYS)})`}
        aria-expanded={isFinding}
        onClick={onFind}
      />
      <ToolButton
        label="Keyboard shortcuts"
        className="ml-auto font-heading text-[1.125rem]/none font-medium"
        onClick={showShortcuts}
      >
        ?
      </ToolButton>
    </div>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  label: string;
  drawing?: string | undefined;
}

function ToolButton({ label, drawing, className = '', children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`grid size-10 flex-none place-items-center rounded-sheet text-ink-2 hover:bg-current/9 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-cobalt-soft aria-pressed:text-ink ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children ?? (
        <svg viewBox="0 0 20 20" className="w-5 fill-none stroke-current stroke-[1.6]" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
    </button>
  );
}

/** Tools for the table or the picture at the cursor of the visual editor; nothing elsewhere. */
export function WriteTools({ editor, state: { about, more } }: Pick<Props, 'editor'> & { state: WriteState }) {
  if (!about) return null;
  return (
    <div
      role="group"
      aria-label={about}
      className="mx-px flex gap-x-1 overflow-x-auto border-b border-rule px-1 py-0.5 whitespace-nowrap"
    >
      {more.map((tool) => (
        <TextButton
          key={tool}
          label={tool}
          className="flex-none -outline-offset-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor?.use(tool)}
        />
      ))}
    </div>
  );
}

/** Lists the keyboard shortcuts of the editor. */
function showShortcuts(): void {
  void openDialog((opened) => (
    <Dialog {...opened} title="Keyboard shortcuts">
      <dl>
        {allShortcuts().map(({ label, keys }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-rule py-[0.4375rem] text-ui/body">
            <dt>{label}</dt>
            <dd>
              <kbd className="font-body text-ink-2">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  ));
}
