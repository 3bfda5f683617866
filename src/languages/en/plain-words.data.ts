/**
 * Common words, English and other, that are a typo or two away from a trade's name, or begin or end like one, and
 * mean something else: 'message' is not 'massage', 'announcement' not 'cement'. Found by looking up the ten thousand
 * most common words of English and 2,500 of each other language; folded and in the singular.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
  action adema advancement advocate albania albero allarme amateur announcement antibody apostar
  aposto appareil apparent appeared apuesto archived assembled assurer atrasado attractive backed
  backing bacteria badge baking banda bande bando banheiro barbie barca barne barrier bater beber
  bianca bianco bilder blanca blanco blank branca branco breaking briefing bringing browsing
  buffer caminho camino campione canada canberra cantidad canva carino carlo carreira carried
  carriera carteira cartera casamento casio castle catherine chine chissa chiusa choosing ciento
  clarity clearing colleague collective commence commencer commune comparable compatible competing
  completing comporte computing comun comunque conception concerne conducting conhecimento
  connection conocerte consegue consegui conservative consigue consisting constant construct
  contando contrato contratto conviction coral correction correre corriente count counting courte
  covering creating critique daily daisy defensive defesa defining degli deiner delai delhi
  deliver delivered denial desastre designated designation designed destination detected
  determining diary dinero dinner distribute distributed diver dizer drinking eccola editor
  educator electron elevation encantado encantador enhancement entregar entrevista equation
  escolha escort estranho eventually examining exclusion explorer faccenda factor farmi fazendo
  femme ferma fermi fermo fighting filename filing filme finta firme first fisting flashing
  floating folge fonction forbe force forcement forecast forme former forming forse forte forze
  framing frost geometry giornata gostaria gotter governor grana grass gustaria guter hacen hande
  handed handelt handen handheld handle haufen haven heading healing healthy heath hired homeland
  homepage hometown hosted houve illustrated immer immeuble importa importance important
  importante importanti importantly importanza importo imprensa impronte influence influenced
  informative ingresso instance interpreted joined keine kenne kennen kernel lancement landing
  langer larger later lavorato layer leader leaving leger leider liberia licao limitation literary
  logan logged longe longer maine manera maniera manitoba maria marie marine marker mechanism
  medal median medicaid medication medieval meine menace menge mensagem message messaggi messaggio
  metre metri metto mexico milla mille minha minister ministre ministro mixing model modem monde
  motorista moved multiple mundo nancy naturaleza naturally necessite notato noter opfer optic
  ottima ottimo pagou painted palle papel parental parenting paris parlement pasada patron
  pavimento payer pazienti pecho peito pensa perfeito perigo periodic perto photoshop piensa
  pirate placement plane planet plate playstation poche pointer pointing poison polar policy ponto
  porco porno porta porte porti potter powerpoint practical pratique prediction preis prenda presa
  prese presi preso pressa pressed pression pressione preste prestito printed printemp prisoner
  produced productive produire programme properly prostore protezione publicity published puerta
  pulling ratio reality really realta reconstruction refinance reform reforme relating relaxation
  remaining removing rendered replacement replication report reputation requiring respuesta retain
  retained revision ruber sacramento sagte salad santa santo sapphire satisfactory saudi schedule
  scheinen schneller schreiben schreien schritt schuld schuler schwester score securely segura
  segure selon senhor senor senso sente serge serie serve shore sogar stamp standing stare
  starring stati steal stell stored storen storie storm story survivor suspension syndicate
  syndication tarde taylor teach techno template tempo tenho throwing tiere tiger timer timing
  tired tirer titre tiver toilette toller tonteria torture trace tracker tracking tradition traje
  transaction transform transformation transition traseiro trasero trave traver treating trick
  truco trunk tumor tutorial tyler undertake undertaken universe usado using valentine valeur
  validation value valued variation velocity venha verla verlangt verstand viagem viaggio viendo
  vindo vinho viver vivere warte webshot weder winner winter
  `
    .trim()
    .split(/\s+/),
);
