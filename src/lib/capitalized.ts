/** Words at the beginning of a sentence or of a cell: 'Two weeks'. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
