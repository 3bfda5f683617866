import { instantIn, sayAgencyTime } from '../agency-time.ts';
import type { EditorBoard, PostValues } from './board.ts';

/** A field's value as people call it. */
export function wordsOf<V extends PostValues>(
  { names }: EditorBoard<V>,
  field: keyof V & string,
  value: string | boolean | undefined,
): string {
  if (field === 'publishedAt' && value) return sayAgencyTime(instantIn(String(value)));
  if (field === 'published') return value ? 'Published' : 'Draft';
  return names[field]?.[String(value)] ?? String(value ?? '');
}
