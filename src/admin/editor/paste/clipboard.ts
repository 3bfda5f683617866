import { toast } from '#src/ui/toast/toast.ts';
import type { Language } from '../content/tools.ts';
import type { Pasted } from './convert.ts';

/** What is pasted, as source. Null if its plain text says the same, or the formatting could not be read. */
export async function converted(html: string, language: Language): Promise<Pasted | null> {
  try {
    const { convert } = await import('./convert.ts');
    return await convert(html, language);
  } catch {
    toast({
      title: 'Pasted as plain text',
      description: 'The formatting couldn’t be read. Undo, then paste again.',
    });
    return null;
  }
}

export function reportLostPictures(lost: number): void {
  if (lost === 0) return;
  toast({
    title: lost === 1 ? 'A picture was left out' : `${lost} pictures were left out`,
    description:
      'Only pictures with a permanent https:// address are pasted with the text. Add the others with Add a picture.',
  });
}

/** Whether the text is a URL, markup, or marked as code by a code editor. */
export function isSource(text: string, types: readonly string[]): boolean {
  const words = text.trim();
  return types.includes('vscode-editor-data') || /^[a-z][a-z+.-]*:\S+$/i.test(words) || isMarkup(words);
}

/** Whether the text begins and ends with a tag. */
export function isMarkup(text: string): boolean {
  return /^\s*<[a-z!/][^]*>\s*$/i.test(text);
}
