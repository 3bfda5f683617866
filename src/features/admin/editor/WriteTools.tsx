import type { WriteState } from './write/write-editor.ts';

interface Props {
  state: WriteState;
  onTool: (tool: string) => void;
  onDescribe: () => void;
}

/** Tools for the table or the picture at the cursor of the visual editor; nothing elsewhere. */
export function WriteTools({ state, onTool, onDescribe }: Props) {
  const { tableTools, alt } = state;
  if (tableTools.length === 0 && alt === undefined) return null;
  return (
    <div role="group" aria-label={alt === undefined ? 'Table' : 'Picture'} className="write-tools">
      {tableTools.map((tool) => (
        <button
          key={tool}
          type="button"
          className="text-button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(tool)}
        >
          {tool}
        </button>
      ))}
      {alt !== undefined && (
        <button type="button" className="text-button" onClick={onDescribe}>
          {alt === '' ? 'Describe the picture' : 'Change the description'}
        </button>
      )}
    </div>
  );
}
