/** Frequent words of the language that the assistant reads. */
export const ownWords =
  'i you he she it we they me my your our us a an the this that these do does did is are am was were be been have has had can could will would should may to in on at for from of with by and or but no not so as if then what how when where who why which tell give show please one any some';

/** Frequent words of languages in which people ask all the same, and what they are told in them. */
export const languages = [
  {
    words:
      'el la los las un una unos de del en por para con sin sobre que qué quién cuál cuáles cómo cuándo cuánto cuanto cuántos cuántas cuanta dónde donde porque pero muy más mi mis su sus tu nos nosotros yo usted ustedes ustéd me le lo se es son está están hay ser tiene tienen tengo quiero quisiera queremos necesito necesitamos puede pueden puedo podría hace hacen hacer hola buenas buenos días tardes gracias favor precio precios cuesta cuestan vale cobran ayuda ayudar empresa negocio sitio página web llamar hablar hablo hablan español persona facturas también aquí sale',
    says: 'Solo leo y respondo en inglés: los precios están en {page}, y una persona le ayuda por {person} o en el teléfono {phone} ({hours}).',
  },
  {
    words:
      'le la les un une des du de en et ou où au aux pour par avec sans sur dans que qui quoi quel quelle quels quelles comment quand combien pourquoi mais très plus mon ma mes votre vos notre nos nous vous je j ai il elle on ce c cette est sont êtes suis avez avons avoir être faites faire fait voudrais aimerais veux cherche besoin peut peux pouvez puis bonjour bonsoir merci salut prix tarif tarifs coûte coute coûtent aide aider entreprise site parlez parler français personne quelqu quelqu’un factures aussi ici s il plaît',
    says: 'Je ne lis et ne réponds qu’en anglais : les prix sont sur la page {page}, et une personne vous aide par {person} ou au {phone} ({hours}).',
  },
  {
    words:
      'der die das den dem des ein eine einen einem einer und oder aber nicht kein keine mit ohne für von vom zu zum zur bei im in auf aus an ist sind war wird werden würde würden hat haben habe kann können könnte könnten möchte möchten will wollen brauche brauchen suche gibt es ich wir sie ihr euch uns mich mir ihre ihren unser unsere mein meine wie was wer wo wann warum welche welcher welches viel wieviel auch noch schon bitte danke hallo guten tag morgen abend preis preise kostet kosten hilfe helfen firma seite webseite sprechen sprecht deutsch jemand rechnung rechnungen bieten machen macht zurückrufen anrufen',
    says: 'Ich lese und antworte nur auf Englisch: Die Preise stehen auf der Seite {page}, und ein Mensch hilft über {person} oder unter {phone} ({hours}).',
  },
  {
    words:
      'o os a as um uma uns de do da dos das em no na nos nas por para com sem sobre que quem qual quais como quando quanto quantos onde porque mas muito mais meu minha meus seu sua nosso nossa nós eu você vocês me é são está estão há ter tem têm tenho quero queria queremos preciso precisamos pode podem posso poderia faz fazem fazer olá oi bom boa dia tarde noite obrigado obrigada favor preço preços custa custam fica ajuda ajudar empresa empresas loja site página ligar falar fala falam português pessoa atendem também aqui',
    says: 'Só leio e respondo em inglês: os preços estão na página {page}, e uma pessoa ajuda por {person} ou pelo telefone {phone} ({hours}).',
  },
] as const;
