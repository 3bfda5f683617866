import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { cleanEmail, isEmailAddress } from '#src/contracts/pasted.ts';
import { askForPicture as requestPicture } from '../../media/PictureDialog.tsx';
import { openForm } from '../../parts/dialogs.tsx';
import type { Language } from '../content/tools.ts';
import { bringPictures, isForeign } from '../paste/foreign-pictures.ts';
import type { Embed } from '../unseen.ts';
import { writeQuestions } from './questions.data.ts';
import { showBrought } from './bring-pictures.ts';
import { askForStill, canHaveStill, insertCard, replaceWithCard, titleFor } from './link-cards.ts';
import { moveBlock } from './move-blocks.ts';
import { insertTable, tableTools } from './tables.ts';
import { unseenOf } from './unseen-blocks.ts';

/** What the tools show about the place of the cursor. */
export interface WriteState {
  /** Ids of the tools that apply there. */
  pressed: readonly string[];
  /** What there are more tools for, and their labels. */
  about: 'Table' | 'Picture' | 'Link card' | 'Embed' | undefined;
  more: readonly string[];
}

interface Tool {
  about: string;
  /** Of the node. */
  attributes?: object;
  use: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  about: 'heading',
  attributes: { level },
  use: ({ commands }) => commands.toggleHeading({ level }),
});

/** The tools of the toolbar (tools.ts) by their id: which node or mark each is about, and what it does. */
const tools: Readonly<Record<string, Tool>> = {
  bold: { about: 'bold', use: ({ commands }) => commands.toggleBold() },
  italic: { about: 'italic', use: ({ commands }) => commands.toggleItalic() },
  heading: heading(2),
  subheading: heading(3),
  'small-heading': heading(4),
  link: { about: 'link', use: (editor) => void askForLink(editor) },
  list: { about: 'bulletList', use: ({ commands }) => commands.toggleBulletList() },
  'numbered-list': { about: 'orderedList', use: ({ commands }) => commands.toggleOrderedList() },
  quote: { about: 'blockquote', use: ({ commands }) => commands.toggleBlockquote() },
  code: { about: 'code', use: toggleCode },
  table: { about: 'table', use: insertTable },
};

/** What the toolbar does without a change of its own. */
const steps: Readonly<Record<string, (editor: Editor) => void>> = {
  undo: ({ commands }) => commands.undo(),
  redo: ({ commands }) => commands.redo(),
  up: ({ state, view }) => moveBlock(-1)(state, view.dispatch),
  down: ({ state, view }) => moveBlock(1)(state, view.dispatch),
};

/** Applies a tool, by its id, or one for the table or the picture at the cursor, by its label. */
export function applyTool(editor: Editor, tool: string, language: Language): void {
  const { view, state } = editor;
  if (!view.editable) return;
  view.focus();
  if (steps[tool]) steps[tool](editor);
  else if (tools[tool]) tools[tool].use(editor);
  else if (tableTools[tool]) tableTools[tool](state, view.dispatch);
  else if (tool === AS_CARD) replaceWithCard(view, embedAt(editor, language));
  else if (tool === ADD_STILL) askForStill(view);
  else if (tool === BRING) void bringPicture(editor);
  else void askForDescription(editor);
}

const AS_CARD = 'Make it a link card';
const ADD_STILL = 'Add a still';
const BRING = 'Bring into the library';

export function stateOf(editor: Editor, language: Language): WriteState {
  const isPressed = (tool: string) =>
    editor.isActive(tools[tool]?.about ?? '', tools[tool]?.attributes) ||
    (tool === 'code' && editor.isActive('codeBlock'));
  const inTable = isInTable(editor.state) ? Object.keys(tableTools) : [];
  const picture = pictureAt(editor);
  const describe = picture?.attrs.alt ? 'Change the description' : 'Describe the picture';
  const pressed = Object.keys(tools).filter(isPressed);
  const bring = isForeign(picture?.attrs.src) ? [BRING] : [];
  if (picture) return { pressed, about: 'Picture', more: [...inTable, describe, ...bring] };
  if (inTable.length > 0) return { pressed, about: 'Table', more: inTable };
  if (embedAt(editor, language)) return { pressed, about: 'Embed', more: [AS_CARD] };
  if (canHaveStill(editor.view)) return { pressed, about: 'Link card', more: [ADD_STILL] };
  return { pressed, about: undefined, more: [] };
}

/** The page or video in the source at the cursor that readers would not see. */
function embedAt({ state: { selection } }: Editor, language: Language): Embed | undefined {
  const { $from } = selection;
  const node = selection instanceof NodeSelection ? selection.node : $from.parent;
  return unseenOf(node, language).embed;
}

function toggleCode(editor: Editor): void {
  const { $from, $to } = editor.state.selection;
  const isOfBlocks = !$from.sameParent($to) || editor.isActive('codeBlock');
  if (isOfBlocks) editor.commands.toggleCodeBlock();
  else editor.commands.toggleCode();
}

async function askForLink(editor: Editor): Promise<void> {
  const { href } = editor.getAttributes('link') as { href?: string };
  const answer = await askForLine(href === undefined ? 'newLink' : 'link', href);
  if (answer !== undefined) link(editor, linkAddress(answer));
}

/** Links the selection, or the address itself if nothing is selected. An empty address removes the link. */
function link(editor: Editor, address: string): void {
  editor.view.focus();
  const chain = editor.chain().extendMarkRange('link');
  const { empty } = editor.state.selection;
  if (address === '') chain.unsetLink().run();
  else if (!empty || editor.isActive('link')) {
    const title = titleFor(address, editor.getAttributes('link'));
    chain.setLink({ href: address, title }).run();
  } else {
    const marks = [{ type: 'link', attrs: { href: address } }];
    chain.insertContent({ type: 'text', text: address, marks }).run();
  }
}

/** Asks for the address of a link card; it becomes a plain link if it is not of another site. */
export async function askForCard(editor: Editor): Promise<void> {
  const answer = await askForLine('card');
  if (!answer) return;
  editor.view.focus();
  const address = linkAddress(answer);
  if (!insertCard(editor.view, address)) link(editor, address);
}

/** Asks for one line of text. @returns the answer, once the dialog is closed; undefined if there is none */
async function askForLine(question: keyof typeof writeQuestions, value: unknown = ''): Promise<string | undefined> {
  const { label, ...words } = writeQuestions[question];
  const answer = await openForm({
    ...words,
    failure: 'That didn’t work',
    fields: [{ name: 'answer', label, defaultValue: String(value), autoComplete: 'off' }],
    onSubmit: async ({ answer = '' }) => answer.trim(),
  });
  return answer as string | undefined;
}

/** What somebody typed as an address, with the scheme that they left out. */
export function linkAddress(typed: string): string {
  if (isEmailAddress(cleanEmail(typed))) return `mailto:${cleanEmail(typed)}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}

/** Asks for a picture, or uploads the given ones. */
export function insertPicture(editor: Editor, language: Language, files: readonly File[] = []): void {
  requestPicture({
    files,
    onPicture({ url, alt }) {
      const attrs = { src: url, alt };
      const node: JSONContent =
        language === 'html' ? { type: 'figure', attrs } : { type: 'paragraph', content: [{ type: 'image', attrs }] };
      editor.view.focus();
      editor.commands.insertContent(node);
    },
  });
}

/** Copies the picture at the cursor into the library. */
async function bringPicture(editor: Editor): Promise<void> {
  const address: unknown = pictureAt(editor)?.attrs.src;
  if (isForeign(address)) showBrought(editor.view, await bringPictures([address]));
}

async function askForDescription(editor: Editor): Promise<void> {
  const { type, attrs } = pictureAt(editor) ?? {};
  if (!type) return;
  const alt = await askForLine('description', attrs?.alt ?? '');
  if (alt === undefined) return;
  editor.view.focus();
  editor.commands.updateAttributes(type.name, { alt });
}

/** The picture that is selected, or whose caption has the cursor. */
function pictureAt({ state: { selection } }: Editor) {
  if (selection instanceof NodeSelection && /^(image|figure)$/.test(selection.node.type.name)) {
    return selection.node;
  }
  const { parent } = selection.$from;
  return parent.type.name === 'figure' ? parent : undefined;
}
