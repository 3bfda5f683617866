import { stopWords, weakWords } from './common-words.ts';
import { stem } from './stem.ts';
import { synonyms } from './synonyms.ts';

/** Abbreviations that people type on phones, and the words they mean. */
const shorthand: ReadonlyMap<string, string> = new Map(
  `
  reel=real ther=there hwo=how wrk=work fone=phone 2day=today 2moro=tomorrow abt=about acct=account
  accts=accounts addr=address amt=amount appt=appointment appts=appointments asap=soon b4=before bc=because
  biz=business cld=could cn=can contct=contact convo=conversation cos=because cud=could cust=customer dat=that
  dept=department depts=departments diff=difference dis=this doin=doing downpayment=down_payment emp=employee
  eta=duration fri=friday frm=from gd=good gimme=give_me gonna=going_to govt=government hav=have havin=having
  hows=how_is hrs=hours hv=have hw=how incl=included inv=invoice k=okay kk=okay kno=know lemme=let_me lng=long
  mch=much mfg=manufacturing mgmt=management mgr=manager mgrs=managers mins=minutes mktg=marketing mnth=month mo=month montly=monthly
  mon=monday mos=months msg=message msgs=messages mtg=meeting mth=month mths=months muc=much n=and nd=and nite=night nr=number
  nxt=next ph=phone phn=phone pic=photo pics=photos pkg=package pls=please plz=please pmt=payment ppl=people prise=price smth=something smthing=something
  pymt=payment r=are sat=saturday sched=schedule shd=should shud=should sun=sunday svc=service svcs=services
  tak=take txt=text txts=texts teh=the tel=telephone thnx=thanks thru=through tht=that thu=thursday thur=thursday thurs=thursday
  thx=thanks tmr=tomorrow tmrw=tomorrow tmw=tomorrow tue=tuesday tues=tuesday tx=thanks u=you ur=your w=with
  wat=what wats=what_is wed=wednesday wen=when whats=what_is wheres=where_is whos=who_is wht=what wich=which
  wk=week wkend=weekend wkly=weekly wks=weeks wld=would wot=what wud=would xmas=christmas yea=yes yeah=yes
  yep=yes yr=year yrs=years
`
    .trim()
    .split(/\s+/)
    .map((one) => one.replaceAll('_', ' ').split('=') as [string, string]),
);

const meanings = new Map(
  synonyms.flatMap((line) => {
    const [meaning = '', ...others] = line.split(' ');
    return [meaning, ...others].map((word): [string, string] => [stem(word), stem(meaning)]);
  }),
);

/** The words of a text in lower case, without accents, signs, apostrophes and mail hosts. */
export function wordsOf(text: string): string[] {
  // 'IT' in capitals is a department.
  const plain = (/[a-z]/.test(text) ? text.replace(/\bIT\b/g, 'infotech') : text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/@[\w.-]+/g, ' ')
    .replace(/%/g, ' percent ')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/['’‘`]/g, '')
    .replace(/\bin case\b/g, 'if')
    .replace(/\b(?:can not|cant|couldnt|could not)\b/g, 'cannot')
    .replace(/\be-(?=mail)/g, 'e')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .replace(/\b\d{1,2}(?::\d\d)? ?(?:am|pm|o ?clock)\b/g, 'clocktime');
  const typed = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return typed.flatMap((word) => shorthand.get(word)?.split(' ') ?? [word]);
}

/** What is said around a question without a change of its meaning. */
const fillers = new Set(
  'actually and but exactly folks guys here just like now ok okay please really so then well'.split(
    ' ',
  ),
);

export function coreOf(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word)).join(' ');
}

/**
 * What a text is about: its words without endings and without filler words, with synonyms replaced by one word.
 */
export function termsOf(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word)).map(termOf);
}

function termOf(word: string): string {
  const root = stem(word);
  return meanings.get(root) ?? root;
}

export function knownWords(): string[] {
  return [
    ...stopWords,
    ...weakWords,
    ...shorthand.keys(),
    ...synonyms.flatMap((line) => line.split(' ')),
  ];
}
