/** Words that say little, whatever their ending: a fact may lack them and still be the answer. */
export const weakWordList: string = `
  abend aktuell allgemein andere anfang anfangen angebot art aufgabe beginn beginnen bereit besonders besser beste bekommen
  brauchen bringen ding dinge direkt eigen einzeln ende endlich erklaren erst ersten fall falls fertig finden firma
  freitag fruh ganz gehen genug geschaft gestern gross gut haus heute hilfe helfen hoch immer info information interesse
  jahr jahrlich jeweils klein kommen komplett kunde kunden lang lassen laufen leicht letzte lieber liegen machen mal mehr
  meist mensch mittag mittwoch moment monat montag morgen morgens muhe nachmittag nachste nacht neu nie nutzen ok okay ort
  plan platz problem punkt rest richtig sache schauen schnell schritt schwer sehen sofort stehen stelle
  stellen stunde stunden suchen super tag taglich tage teil thema toll ubernehmen uberlegen uhr ungefahr unternehmen
  verschieden verstehen voll vorher vorstellen warten wann warum weg weit weiter weitere wenig wichtig woche wochen 
  wunsch wunschen zahl zeigen zeit ziemlich zurzeit zusammen zuerst zweite minute minuten dienstag donnerstag betrieb
  niemand hundert tausend hand liest lesen schreiben bitten danke liebe
`;
