/**
 * A sentence with elements in it, such as links: the message gives its texts and elements in the order of its language, whoever
 * shows it makes the elements from the words the message hands them (`src/ui/Sentence.tsx` in React).
 */
export type Parts<T> = (string | T)[];

/** Makes an element, such as a link, of a sentence's words. */
export type Wrap<T> = (words: string) => T;
