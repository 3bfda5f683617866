import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { embedOf } from '../unseen.ts';
import { converted, isMarkup, isSource, reportLostPictures } from '../paste/clipboard.ts';
import { offerPictures } from '../paste/foreign-pictures.ts';
import type { Language } from '../content/tools.ts';
import { foreignIn, showBrought } from './bring-pictures.ts';
import { insertCard, isOwnLine } from './link-cards.ts';
import type { SourceBlocks } from './source-blocks.ts';

/**
 * Pastes and drops through the same conversion as the source editor. ProseMirror's own would parse markup with
 * `innerHTML`, which the content policy forbids. An address alone on its line becomes a link card.
 *
 * @param blocks reads source as nodes
 */
export function pasteProps(language: Language, blocks: () => SourceBlocks): EditorProps {
  /** What was copied here last, which comes back exactly as it was. */
  let copied: { slice: Slice; text: string } | undefined;

  /** @returns whether it was handled */
  function take(view: EditorView, data: DataTransfer): boolean {
    if (!view.editable) return true;
    const text = data.getData('text/plain').replaceAll('\r\n', '\n');
    const html = data.getData('text/html');
    const isCode = view.state.selection.$from.parent.type.spec.code;
    const embed = isMarkup(text) ? embedOf(text) : undefined;
    if (copied && text === copied.text && html.includes('data-pm-slice')) {
      view.dispatch(view.state.tr.replaceSelection(copied.slice).scrollIntoView());
    } else if (/^https?:\/\/\S+$/.test(text.trim()) && isOwnLine(view)) {
      insertCard(view, text.trim());
    } else if (!isCode && embed && insertCard(view, embed.address, embed.title)) {
      // Of a player that readers would not see, the link to its page is left.
    } else if (isCode || !html || isSource(text, data.types)) pastePlain(view, text);
    else void pasteHtml(view, html, text);
    return true;
  }

  async function pasteHtml(view: EditorView, html: string, text: string): Promise<void> {
    const pasted = await converted(html, language);
    // The form may have been submitted in the meantime.
    if (view.isDestroyed || !view.editable) return;
    if (!pasted) return pastePlain(view, text);
    const { source, isInline, lost } = pasted;
    const nodes = blocks().parse(isInline && language === 'html' ? `<p>${source}</p>` : source);
    const { tr } = view.state;
    const [only] = nodes;
    if (isInline && nodes.length === 1 && only?.isTextblock) {
      tr.replaceSelection(new Slice(only.content, 0, 0));
    } else {
      const { from, to } = tr.selection;
      tr.replaceRange(from, to, new Slice(Fragment.from(nodes), 0, 0));
      // At the end of what was pasted.
      const end = tr.mapping.map(to);
      tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1));
    }
    view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
    reportLostPictures(lost);
    showBrought(view, await offerPictures(foreignIn(nodes)));
  }

  return {
    clipboardTextSerializer(slice) {
      const text = slice.content.textBetween(0, slice.content.size, '\n\n', '\n');
      copied = { slice, text };
      return text;
    },
    handleDOMEvents: {
      paste(view, event) {
        event.preventDefault();
        return event.clipboardData ? take(view, event.clipboardData) : true;
      },
      drop(view, event) {
        // A move within the text is ProseMirror's.
        if (view.dragging || !event.dataTransfer) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) {
          const { tr, doc } = view.state;
          view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))));
        }
        return take(view, event.dataTransfer);
      },
    },
  };
}

/** Text without formatting; an address makes the selected words a link. */
function pastePlain(view: EditorView, text: string): void {
  const { state } = view;
  const { empty, from, to, $from } = state.selection;
  const link = state.schema.marks.link;
  if (link && !empty && !$from.parent.type.spec.code && /^https?:\/\/\S+$/.test(text.trim())) {
    view.dispatch(state.tr.addMark(from, to, link.create({ href: text.trim() })));
  } else view.pasteText(text);
}
