/** What the words of a job say of it, beside what it is. */

/** What work with information handles. */
export const informationWords =
  /\b(?:accounting|accounts?|addresses|api|apps?|applications?|appointments?|attachments?|balances?|bills?|bookings?|bookkeeping|books|bots?|calendars?|calls|catalogs?|certificates?|chat(?:s|bots?)?|clauses?|clips|codes?|contacts?|contracts?|crm|customs|dashboards?|data|databases?|dates|deadlines|declarations?|documents?|drafts?|emails?|e-mails?|entries|excel|expenses?|facebook|fax(?:es)?|figures|files?|folders?|forms?|hours|inbox(?:es)?|info|instagram|insurance|integrations?|interviews?|inventory|invoices?|invoicing|leads?|leave|ledgers?|letters?|licen[cs]es?|lines|linkedin|lists?|listings?|logins?|logos?|logs?|mailbox(?:es)?|mails?|meetings?|messages?|minutes|names|newsletters?|notes?|numbers|orders?|papers?|paperwork|passwords?|payments?|payroll|pdfs?|permits?|phones?|podcasts?|posts?|pricelists?|prices?|programs?|quotes?|ratings?|rates?|receipts?|records?|recordings?|refunds?|registers?|reminders?|renewals?|reports?|requests?|resumes?|results?|returns?|reviews?|roster|routes?|rows?|scans?|schedul(?:es?|ing)|screenshots?|sheets?|signatures?|sms|software|spreadsheets?|statements?|status|stock|surveys?|systems?|texts?|tickets?|timesheets?|transcripts?|updates?|vacation|videos?|voicemails?|webinars?|websites?|words?)\b/gi;

/** What is done with it. */
export const handling =
  /\b(?:answer(?:ing|s)?|approv(?:e|es|ing|als?)|by hand|call(?:ing)? (?:around|back|round)|categori[sz]\w+|chas(?:e|es|ing)|check(?:s|ing)?|collat\w+|collect(?:s|ing)?|compar(?:e|es|ing)|compil(?:e|es|ing)|cop(?:y|ies|ying)|count(?:s|ing)?|download(?:s|ing)?|draft(?:s|ing)?|enter(?:s|ing)?|extract(?:s|ing)?|fil(?:es|ing)|fill(?:s|ing)? (?:in|out)|forward(?:s|ing)?|handwrit\w+|hir(?:e|es|ing)|keep(?:ing)? track|key(?:s|ing)?|log(?:s|ging)|look(?:s|ing)? up|manual\w*|match(?:es|ing)?|merg(?:e|es|ed|ing)|organi[sz](?:e|es|ing)|past(?:e|es|ing)|print(?:s|ing)? out|read(?:s|ing)?|recruit\w*|reconcil\w+|re-?enter\w*|re-?key\w*|remind(?:s|ing)?|renam(?:e|es|ed|ing)|re-?typ\w+|reply(?:ing)?|report(?:s|ing)?|schedul(?:e|es|ing)|search(?:es|ing)?|send(?:s|ing)?|sort(?:s|ing)?|summari[sz]\w+|track(?:s|ing)?|transcrib\w+|typ(?:e|es|ing)|updat(?:e|es|ing)|upload(?:s|ing)?|writ(?:e|es|ing))\b/gi;

/** Something shall be taken off somebody, and not a word says what. */
export const saysNothingYet =
  /^(?:\W*\b(?:a|about|admin|ai|all|an|and|annoying|anything|are|at|automat(?:e|ed|ing|ion)|be|boring|busywork|business|can|chores?|client'?s?|clients|company|customers?|day|do|does|doing|everything|for|from|get|help|here|i|in|is|it|job|jobs|less|long|make|manual|me|money|more|most|much|my|need|no|nobody|office|of|on|one|our|ourselves|people|place|please|process(?:es)?|repetitive|save|slow|some|something|stuff|takes?|task|tasks|team|that|the|them|thing|things|this|time|to|tools?|too|us|use|using|want|wants?|we|what|with|work|you|your)\b\W*)+$/i;

/** How a request begins that goes on with a verb. */
const asks =
  '^\\W*(?:(?:please|just|can you|could you|we need you to|i need you to|i need (?:someone|somebody) to|help me(?: to)?|you should|to)\\s+)*';

/** Work of hands, where it is what is asked for first. Nothing of it is done with information. */
export const handsFirst = new RegExp(
  `${asks}(?:babysit|bak|brew|build|carry|chop|clean|cook|cut|danc|deliver|dig|driv|feed|fix|fold|guard|haircut|hang|install|iron|lay|lift|load|manicur|massag|milk|mop|mov|mow|paint|plant|plow|plumb|pour|print|pull|repair|roof|scrub|sew|shav|ship|sing|stack|sweep|unload|vacuum|wait|walk|wash|weld|wip)(?:e|es|s|ping|ting|ning|ging|ing)?\\b`,
  'i',
);

/** What we do for nobody: advice of other professions, and what harms or deceives somebody. */
export const notOurs: readonly RegExp[] = [
  /^\W*(?:barber\w*|carpentry|catering|child ?care|cleaning|cooking|dentistry|driving|gardening|hair\w*|housekeeping|landscaping|masonry|massages?|nursing|painting|plumbing|roofing|tattoo\w*|welding)\W*$/i,
  /\b(?:cut|cutting|dye|dyeing|style|styling|wash|washing) (?:\w+ )?hair\b/i,
  /\b(?:tax|legal|medical|financial|investment|marriage|dating) advice\b/i,
  /\b(?:prepare|file|do|doing|filing|preparing) (?:my |our |the |his |her )?(?:personal |income )?tax(?:es)?\b/i,
  /\b(?:income tax|tax returns?|deduct(?:ible|ions?)?)\b/i,
  /\b(?:sue|suing|lawsuit|divorce|alimony|child custody|in court|my lawyer|my attorney|represent me|defend me)\b/i,
  /\b(?:should i (?:fire|sue|marry|invest|buy)|whether i should)\b/i,
  /\b(?:diagnos\w+|prescri(?:be|ption)\w*|rash|symptoms?|mole|back pain|therapy for me|surgery|toothache|my tooth)\b/i,
  /\b(?:bitcoin|crypto\w*|lottery|betting|stock tips|pick stocks|retirement account|portfolio of shares|lend me)\b/i,
  /\b(?:hack(?:s|ing|ed)?|ddos|phish\w*|malware|ransomware|keylogger|crack(?:ing)? (?:a |the |my |his |her )?\w* ?password)\b/i,
  /\b(?:break(?:ing)? into|spy(?:ing)? on|stalk\w*|blackmail\w*|brib\w+|launder(?:ing)? (?:cash|money)|steal(?:ing)?|forg(?:e|ing) (?:a |the |his |her )?signature|counterfeit\w*|backdat\w+|falsif\w+|evade|embezzl\w+)\b/i,
  /^\W*fake\b|\b(?:buy|creat\w+|generat\w+|invent\w*|mak\w+|post\w*|print\w*|sell\w*|writ\w+)\b.{0,25}\bfake\b/i,
  /\b(?:picking|pick) (?:and pack(?:ing)? )?orders\b/i,
  /\bmake up (?:certificates|receipts|invoices|reviews|numbers|figures|licen[cs]es)\b/i,
  /\b(?:bad|negative) reviews (?:of|about|for|on) (?:my |our |the |a )?(?:competitor|rival)/i,
  /\bsend(?:ing)? spam\b|\bspamming\b/i,
  /\b(?:wife|husband|girlfriend|boyfriend|neighbor|neighbour|ex|competitor|daughter|son)['’]?s? (?:phone|text|texts|messages|emails?|inbox|passwords?|accounts?)\b/i,
  /\b(?:homework|thesis|term paper|novel|poem|wedding|birthday|girlfriend|horoscope|recipe)\b/i,
];
