import { instantIn, formatAgencyTime } from '../agency-time.ts';
import type { EditorBoard, PostValues } from './board.ts';

/** A field's value as readable text. */
export function wordsOf<V extends PostValues>(
  { names }: EditorBoard<V>,
  field: keyof V & string,
  value: string | boolean | undefined,
): string {
  if (field === 'publishedAt' && value) return formatAgencyTime(instantIn(String(value)));
  if (field === 'published') return value ? 'Published' : 'Draft';
  return names[field]?.[String(value)] ?? String(value ?? '');
}
