/** Words that make another question of the same terms: 'When do you start?' and 'Why do you start?' */
export const tellingWords = 'who whose whom when where why not no never none without except only';
