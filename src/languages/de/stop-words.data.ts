/** Words that say nothing about any subject, without umlauts. */
export const stopWords: string = `
  ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist bitte da dabei dafur dagegen damit
  danach dann daran darauf daruber das dass davon dazu dein deine dem den denn der deren des deshalb die dies diese diesem
  diesen dieser dieses doch dort du durch durfen eben eigentlich ein eine einem einen einer eines einfach einige einmal er es
  etwa etwas euch euer eure fur gab gar geben gegen geht genau gern gerne gibt gleich habe haben hab hat hatte hatten hier
  hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins irgendwie ist ja je jede jedem jeden jeder jedes jemand jetzt
  kann kannst kein keine keinen konnen konnt konnte konnten konntest leider mal man manche mein meine meinem meinen meiner
  mich mir mit mochte mochten moglich muss mussen nach nachdem naturlich nein neben nicht nichts noch nun nur ob oder ohne
  per schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar soll sollen sollte sollten sondern sonst
  soviel sowie uber uberhaupt um und uns unser unsere unserem unseren unserer unter usw viel viele vielleicht vom von vor war
  ware waren warst was wegen weil welche welchem welchen welcher welches wenig wenn wer werde werden wie wieder will wir wird
  wirklich wo wohl wollen wollt wollte wollten worden wurde wurden zu zum zur zwar zwischen frage fragen geht mache machen
  macht tun tut wissen weiss sagen sag erzahlen erzahl bieten bietet anbieten habt seid seit finde finden passiert jederzeit uberall manchmal gegebenenfalls hierzu hiermit darf durft gelten gilt nimmt nehmen nehmt sieht sehen aussehen
  denen ihrs euren the of to is
`;
