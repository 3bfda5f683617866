/** Words that make another question of the same terms: 'Wann fangen Sie an?' and 'Warum fangen Sie an?' */
export const tellingWords: string = 'wer wessen wem wen wann wo warum nicht kein keine nie ohne ausser nur';
