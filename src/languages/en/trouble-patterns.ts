/** How clients tell of trouble, as patterns. */

const bots = 'robot|bot|chatbot|assistant|automation|workflow|integration|thing';
const programs = 'system|software|program|build|import|ordering';
const byUs = String.raw`\byou(?: guys| people)?(?: have|['’]ve)? (?:built|made|did|set up|installed|delivered|put in)\b|\byour (?:team|people|guys?|colleagues?)\b|\byours (?:just|has|went|is|was|keeps|broke|stopped)\b|\bdashboard\b`;

/** Those of the things that are called by somebody's, or as known: 'your chatbot', 'the shift swap thing'. */
const thingsOf = (owners: string, things: string) => String.raw`\b(?:${owners})(?: \w+){0,2} (?:${things})s?\b`;

/** What clients have of us, or may have. */
export const ourThings = new RegExp(`${thingsOf('your|the|our|my|this', `${bots}|${programs}`)}|${byUs}`, 'i');

export const amissWords =
  /\b(?:wrong|broken?|broke|down|stopped|quit|stuck|crash\w*|fail(?:s|ed|ing)?|offline|twice|(?:two|three|four|five|ten|\d) times|double[- ]?(?:booked|entered|billed|posted)|garbage|nonsense|empty|blank|(?:has|have|needs?) to stop|make it stop|gone (?:crazy|wild|mad)|duplicat\w*|errors?|dead|frozen|hangs?|deleted|erased|wiped|overwr(?:ote|itten)|messed up|0 (?:runs|orders|mails|emails)|who (?:do|can) (?:i|we) (?:call|yell|talk|complain))\b|\b(?:not|isn['’]?t|aren['’]?t|doesn['’]?t|does not|won['’]?t|hasn['’]?t|haven['’]?t|didn['’]?t|nothing|no longer)(?: \w+)? (?:work|working|run|running|answer|answering|respond|responding|being|sent|send|sending|gets?|comes?|came|read|posted|posting|arrived?)\b/i;

/** How questions begin that people ask before anything is built: 'what if the bot is wrong?' */
export const wondering =
  /^\W*(?:and |but )?(?:let['’]?s |let us )?(?:what|how|who|which|when|if|do|does|can|could|will|would|is|are|should|tell|give|show|say|suppose|supposing|imagine|assume|assuming)\b/i;

/** How somebody tells of what they fear, which has not happened. */
export const fearing =
  /\bbefore (?:we|i) (?:sign|buy|order|commit|decide|pay)\b|\bif (?:we|i) (?:sign|buy|order|hire|choose|go ahead|take)\b|\b(?:not|no) (?:yet )?(?:an? |your )?(?:client|customer)s?\b|\b(?:scared|afraid|nervous|worried|fears?|feared)\b(?: \w+){0,2} (?:that|it|the|a|an|your|our|they|you|of|about)\b|\b(?:fear|worry) is\b/i;

/** How somebody ends who wants something built or bought, not mended. */
export const buying = /\b(?:replace|buy|purchase|build|sell|offer|quote)\b[^.?]*\?\W*$/i;

/** What is named there that we, and not the visitor, have made. */
export const onlyOurs = new RegExp(
  [thingsOf('your|the|our|my|this', bots), thingsOf('your', programs), byUs].join('|'),
  'i',
);

/** How somebody asks what to do until help comes. */
export const meanwhile = /\b(?:mean(?:time|while)|what (?:do|can|should) (?:i|we)|until|til)\b/i;

/** By this word a passage is found that says it. */
export const meanwhileWord: string = 'meanwhile';

/** Money or access, where nothing has to be stopped. */
export const dispute =
  /\b(?:charged|billed|invoiced|debited)\b.*\b(?:twice|again|double|wrong|too much)\b|\b(?:we|i) (?:already )?paid\b.*\b(?:invoice|bill|slip|switch|pause)|\bunpaid\b.*\bpaid\b|\bstill (?:has|have|got)\b.*\b(?:account|access|password|log-?in)\b|\byou(?: have|['’]ve)?(?: just)? (?:charged|billed|invoiced|debited) (?:us|me)\b|\b(?:this|last) month['’]?s? (?:invoice|bill|statement)\b|\b(?:on|in) (?:our|my|the) (?:last|latest|new) (?:invoice|bill|statement)\b|\byour (?:last |latest |new )?(?:invoice|bill|statement)\b.*\b(?:wrong|twice|too (?:much|high)|never|did(?:n['’]?t| not)|more than)\b/is;

const CLOSE_ONES = String.raw`child|kid|son|daughter|baby|toddler|boy|girl|pupil|student|husband|wife|mother|father|mom|dad|grand\w+|friend|colleague|coworker`;
const FROM_WHERE = String.raw`(?: (?:from|in|of|at|on) (?:\w+ ){1,2}\w+)?`;
/** Nothing follows that it would be about, as in 'missing the report' or 'a fire inspection'. */
const IS_ALL = String.raw`(?=\W*$|[.,;:!?]| (?:and|since|now|again|please|help)\b)`;
/** The same of what also has a place: 'a fire in the kitchen', 'an ambulance to 12 Main Street'. */
const OR_WHERE = String.raw`(?=\W*$|[.,;:!?]| (?:and|now|here|please|to|for|at|in|on|inside|outside|coming|next|near|because|he|she|my)\b)`;

/** How somebody tells of an emergency of theirs, here and now, that is for those who come at once. */
export const emergency = new RegExp(
  [
    String.raw`\b(?:not|stopped|trouble|cannot|can['’]?t) breath(?:e|ing)\b|\b(?:is|are|lies|lying|fell) unconscious\b|\b(?:having|has|has had|just had) a (?:stroke|seizure|heart attack)\b|\boverdosed\b|\btook an overdose\b`,
    String.raw`\b(?:my|having|i have|i['’]?ve got|he has|she has) (?:\w+ )?chest pains?\b|\bbleeding (?:badly|heavily|a lot|to death|out|and)\b|\b(?:need|send|get|call) (?:me )?an ambulance${OR_WHERE}`,
    String.raw`\b(?:house|kitchen|building|room|office|shop|barn|car|truck) is (?:burning|on fire)${IS_ALL}|\bsmell(?:s of)? gas${OR_WHERE}|\bthere(?:['’]s| is) (?:a |an )?(?:fire|gas leak|smoke|intruder|man with a gun)${OR_WHERE}`,
    String.raw`\b(?:i am|i['’]?m|(?:he|she) is|(?:we|they) are|we['’]re) being (?:robbed|attacked|followed)${IS_ALL}`,
    String.raw`\b(?:(?:${CLOSE_ONES})s?|he|she)${FROM_WHERE} (?:(?:is|are)(?: still)? missing|(?:went|has gone|have gone) missing|has not come home)(?:${IS_ALL}| (?:at|from) (?:the \w+|school|home|work)(?:\W*$|[.,;!?]))`,
    String.raw`\b(?:child|kid|son|daughter|school bus)(?:ren|s)?${FROM_WHERE} (?:is|are)(?: still)? (?:overdue|lost)${IS_ALL}`,
    String.raw`\b(?:(?:${CLOSE_ONES})s?|he|she)${FROM_WHERE} (?:(?:is|are|was|were|has|have|has been|have been|just|got) )?(?:kidnapped|choking|drowning|collapsed|hurt|injured|poisoned|stabbed|shot)${IS_ALL}`,
  ].join('|'),
  'i',
);

/** What stands before such a thing, in its sentence, where it is none now: 'whenever a student is missing'. */
export const supposing =
  /(?:(?:^|[.!?])\W*(?:and |but )?(?:what happens|does|do you|would|will it|can it|could it)\b[^.!?]*|\b(?:if|when|whenever|once|in case|whether|that|imagine|suppose|supposing)\s+(?:\w+\s+){0,2})$/i;

/** How somebody says that they do not want to live. */
export const despair =
  /\b(?:suicid\w*|kill(?:ing)? myself|(?:end|ending|take|taking) my (?:own )?life|end it all|(?:hurt|harm)(?:ing)? myself|better off dead|(?:want|wanna) (?:to )?die|no reason (?:left )?to live|(?:do not|don['’]?t|dont|no longer) (?:want|wanna) (?:to )?(?:be alive|exist|live(?! (?:with|in|on|off|from|by)\b))|not worth living|tired of (?:living(?! (?:with|in|on|off|from|by)\b)|life|being alive)|wish (?:that )?i (?:was|were) dead)\b/i;
