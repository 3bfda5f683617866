/** Frequent words of the language that the assistant reads. */
export const ownWords: string =
  'ich du er sie es wir ihr uns euch mein meine unser unsere der die das den dem des ein eine einen einem einer und oder aber nicht kein keine mit ohne für von vom zu zum zur bei im in auf aus an ist sind war wird werden hat haben habe kann können möchte möchten wie was wer wo wann warum welche viel auch noch bitte gibt so es';

/** Frequent words of languages in which people ask all the same, and what they are told in them. */
export const languages = [
  {
    words:
      'i you he she it we they my your our us a an the this that these do does did is are am was were have has had can could will would should to in on at for from of with by and or but no not if then what how when where who why which tell give show please one any some much cost price prices website hello thanks need want help invoice speak english someone',
    says: 'I read and answer only in German: the prices are on the page {page}, and a person helps you by {person} or at {phone} ({hours}).',
  },
  {
    words:
      'el la los las un una unos de del en por para con sin sobre que qué quién cuál cómo cuándo cuánto cuanto dónde donde porque pero muy más mi su sus nos yo usted me le lo se es son está están hay ser tiene tengo quiero quisiera necesito puede pueden puedo hace hacen hola buenas buenos días tardes gracias favor precio precios cuesta cuestan ayuda empresa página web llamar hablan español persona facturas también aquí',
    says: 'Solo leo y respondo en alemán: los precios están en {page}, y una persona le ayuda por {person} o en el teléfono {phone} ({hours}).',
  },
  {
    words:
      'le la les un une des du de en et ou où au aux pour par avec sans sur dans que qui quoi quel quelle comment quand combien pourquoi mais très plus mon ma votre vos notre nos nous vous je j ai il elle on ce c est sont êtes avez avons avoir être voudrais cherche besoin peut pouvez bonjour merci prix tarif coûte coute aide entreprise site parlez français personne factures aussi ici s plaît',
    says: 'Je ne lis et ne réponds qu’en allemand : les prix sont sur la page {page}, et une personne vous aide par {person} ou au {phone} ({hours}).',
  },
  {
    words:
      'il lo la gli le un una di del della dei in nel per con senza che chi cosa quale come quando quanto dove perché ma molto più mio mia suo nostro noi io lei mi si è sono ha ho avete abbiamo vorrei voglio bisogno può potete fare ciao buongiorno grazie prezzo prezzi costa costano aiuto azienda sito parlare italiano persona fatture anche qui',
    says: 'Leggo e rispondo solo in tedesco: i prezzi sono alla pagina {page}, e una persona la aiuta tramite {person} o al numero {phone} ({hours}).',
  },
  {
    words:
      've bir bu şu için ile mi mı ne nasıl kadar nerede kim hangi fiyat fiyatı fiyatlar ücret merhaba teşekkürler lütfen var yok istiyorum biz siz ben misiniz yapıyor musunuz türkçe site fatura yardım',
    says: 'Yalnızca Almanca okuyup yanıtlıyorum: fiyatlar {page} sayfasında, bir kişi size {person} üzerinden veya {phone} numarasından yardımcı olur ({hours}).',
  },
] as const;
