import type { EditorBoard, PostValues } from './board.ts';
import type { Clash, Side } from './conflict.ts';
import { MergeField } from './MergeField.tsx';
import { TextDiff } from './TextDiff.tsx';
import type { Language } from './tools.ts';
import { wordsOf } from './words-of.ts';

interface Props<V extends PostValues> {
  board: EditorBoard<V>;
  language: Language;
  clash: Clash<keyof V & string>;
  mine: V;
  theirs: V;
  side: Side;
  onSide: (side: Side) => void;
  /** Text merged from both sides; null if a side is taken unchanged. Only for the content. */
  mix: string | null | undefined;
  onMix: (mix: string | null) => void;
}

/** A field with conflicting changes: both texts, and which one to take. */
export function ConflictField<V extends PostValues>(props: Props<V>) {
  const { board, language, clash, mine, theirs, side, onSide, mix, onMix } = props;
  const { field, both } = clash;
  const [before, after] = [theirs, mine].map((values) => wordsOf(board, field, values[field]));
  const mixing = typeof mix === 'string';
  const take = (next: Side) => {
    onMix(null);
    onSide(next);
  };
  return (
    <fieldset className="clash">
      <legend>
        {board.labels[field]}
        {both && <span className="clash-both">Both of you changed this</span>}
      </legend>
      <div className="clash-sides">
        {(['theirs', 'mine'] as const).map((which) => (
          <div
            key={which}
            className="clash-side"
            data-taken={!mixing && side === which ? '' : undefined}
          >
            <label>
              <input
                type="radio"
                name={`clash-${field}`}
                checked={!mixing && side === which}
                onChange={() => take(which)}
              />
              {which === 'mine' ? 'Mine' : 'Theirs'}
            </label>
            <TextDiff
              before={before ?? ''}
              after={after ?? ''}
              side={which === 'mine' ? 'after' : 'before'}
            />
          </div>
        ))}
      </div>
      {mix !== undefined && (
        <label className="clash-mix">
          <input
            type="radio"
            name={`clash-${field}`}
            checked={mixing}
            onChange={() => onMix(mine.content)}
          />
          Mix: start from mine and bring parts of theirs over
        </label>
      )}
      {mixing && (
        <MergeField {...{ language, theirs: theirs.content, mine: mine.content, onText: onMix }} />
      )}
    </fieldset>
  );
}
