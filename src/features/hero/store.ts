/** The detail of the event `file-words`, which the moving scene takes by preventing its default. */
export interface FileWords {
  words: string;
  /** Called when the sheet with the words has landed, or never will. */
  onFiled: () => void;
}
