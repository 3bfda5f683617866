/** Words that the search treats specially; all folded (fold.ts) and in the singular. */

/** Say nothing about the trade: dropped from what is typed and from industries' names. */
export const fillersText = `
  own owner owned run running make makes sell sells selling operate operated manage start started
  starting mainly called named near based inc llc ltd limited plc co chain franchise small smaller
  little tiny big large huge medium mid midsize sized size local regional national nationwide global
  international family independent leading best good new old young modern established licensed
  certified people employee employees staff several two three four five six seven eight nine ten
  dozen hundred currently

  del la los las unos en con nuestra nuestro tengo tenemos somos soy es pequena pequeno grande os da
  dos das uma na meu minha nossa nosso le des du l et pour avec mon notre ma petite petit une nous
  il lo gli di della dello dei delle al nostra nostro mia mio piccola piccolo fur der das eine einen
  mein meine unser unsere habe haben von klein kleine kleines gmbh ag kg
`;

/** Replaces every word that only says that something is a business. */
export const COMPANY = 'company';

/** Different words for the same thing, each by the one it is looked up by. */
export const equivalentsText: Readonly<Record<string, string>> = {
  [COMPANY]:
    'business firm corporation corp enterprise industry sector service organization organisation group ' +
    'empresa compania negocio industria servicio companhia negocio setor servico entreprise societe ' +
    'secteur industrie azienda impresa societa settore servizio servizi unternehmen firma betrieb branche',
  shop: 'store outlet',
  clinic: 'practice surgery',
  center: 'centre',
  agency: 'bureau',
  manufacturer: 'manufacturing maker producer fabricator production mfg manufacture factory',
  dealer: 'dealership',
  repair: 'repairing fixing repairer',
  cleaning: 'cleaner',
  installation: 'installer installing install',
  farm: 'farming farmer',
  rental: 'hire leasing renting',
  wholesale: 'wholesaler distributor distribution distributing',
  consulting: 'consultancy consultant',
  design: 'designer designing',
  management: 'manager managing mgmt',
  broker: 'brokerage brokering',
  transport: 'transportation transporting',
  hauling: 'haulage hauler',
  photography: 'photographer photo',
  training: 'trainer',
  development: 'developer developing',
  planning: 'planner',
  building: 'builder',
  care: 'caring',
  food: 'foods',
  theater: 'theatre',
  jewelry: 'jewellery',
  tire: 'tyre',
  aluminum: 'aluminium',
  catering: 'caterer',
  roofing: 'roofer',
  moving: 'mover',
  trucking: 'trucker',
  engineering: 'engineer',
  remodeling: 'remodel remodeler remodelling',
};

/** Add little to a trade that is named already: 'law' and 'law office' are one. */
export const weakText = `
  company shop clinic office center agency studio contractor dealer provider supplier facility operator specialist
  solution place department practice professional expert team house bar trade work online commercial
  residential private public independent retail
`;

/** Say nothing about a trade in a sentence either. */
export const everydayText = `
  keep keeping help helping work working provide providing offer offering use using get getting give
  giving take taking look looking put day year week month hour morning time year money lot part half
  many less it all down back
`;

/** Questions, greetings, commands, feelings: a text with one of these does not describe a company. */
export const talkText = `
  what why who whom whose can could would should shall will may might
  must hello hi hey hola bonjour ciao hallo guten thanks thank please sorry
  yes no ok okay maybe ignore disregard forget pretend imagine act reveal repeat tell say said
  explain sing joke poem story song lyric prompt instruction previous instead
  chatbot gpt password hate love like wish hope think thought feel
  know believe guess understand sad happy angry bored boring useless stupid idiot fool damn shit fuck
  hell weather lol haha hmm huh wow bye
  goodbye mother father mom dad uncle aunt girlfriend boyfriend
  favorite favourite recipe eat eating
  ate slept sleeping kill died dead insert delete undefined null nan true false asdf qwerty lorem
  ipsum como que porque quien donde cuando
  comment pourquoi quand wie warum wann wer wo perche quando dove
`;

/** Nobody names a trade with these either. */
export const conversationText = `
  how when which where whether morning evening afternoon want need
  today tomorrow yesterday never always because but if not isnt dont cant wont doesnt
  nothing something anything everything nobody somebody anybody everybody
  brother sister wife husband friend neighbor neighbour boss colleague nearby cheap cheapest translate
`;

/** What people are on a payroll, in the plural, as parts of a regular expression. */
export const workerWords = [
  'admins|administrators|agents|accountants|aides|analysts|architects|artists|assistants|associates|attorneys|bakers|baristas|barbers|bartenders',
  'bookkeepers|brokers|caregivers|carers|carpenters|cashiers|chefs|cleaners|clerks|coaches|consultants|cooks|cpas',
  'dentists|designers|developers|dispatchers|doctors|drivers|editors|electricians|engineers|farmhands|groomers|guards',
  'guides|helpers|hygienists|installers|instructors|interns|journalists|judges|laborers|lawyers|machinists|masons|mechanics',
  'milkers|nurses|officers|operators|painters|paralegals|partners|pharmacists|pilots|plumbers|preparers|programmers',
  'receptionists|recruiters|reps|roofers|salespeople|secretaries|servers|stylists|surveyors|tailors|teachers|techs',
  'technicians|therapists|trainers|translators|tutors|vets|waiters|welders',
];
