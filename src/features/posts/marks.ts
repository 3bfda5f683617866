import { blankCard } from './blank-card.ts';
import type { CoverKinds } from './cover.ts';

/**
 * The view of a post that is not known yet: each field is a mark, `{{name}}`, that a function replaces
 * (pages/shells).
 */
export function marks<const Name extends string>(
  names: readonly Name[],
): Record<Name, string> & { cover: CoverKinds } {
  const fields = Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));
  return { ...(fields as Record<Name, string>), cover: blankCard.cover };
}
