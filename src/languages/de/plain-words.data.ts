/** Common words that are a typo away from a trade's name and mean something else; by their stems. */
import { stem } from './stem.ts';

export const plainWords: ReadonlySet<string> = new Set(
  `banane nachricht meldung maler malen malzeit handel handeln bucher bucht backen packen packer tanken tank banker
  garten karten warten reisen reissen kochen kuchen pflegen legen raumen traumen bauen trauen hauen steuern dauern mauern
  fahren wahren messen essen spiel ziel hotelbett wasche asche drucken drehen sehen optik taktik`
    .trim()
    .split(/\s+/)
    .map(stem),
);
