/**
 * Turns of phrase whose words mean something else one by one, behind the word or words that they stand
 * for. They are in lower case and without apostrophes; of two that fit, the longer wins.
 */
const written = `
  email: write to them; write to you; write to support; write them instead
  example: youve done it; you have done it; have you done it; done it before; done this before; did it before; done that before; did this before; done something like
  calculate: work out; works out; worked out; working out
  referral: sending him; sending her; sending them to you; sending you; send him to you; send them to you; send you clients; send you a client; send you customers; send you business; bring you clients; bring you a client
  resume: job applications; job application; applications for a job; applications for each; applications for every; applications for one; got applications; hundred applications; hundreds of applications; 90 applications; applications for a; applications per; people who apply; who applied; apply for our jobs; apply for a job
  abilities: what can you do; what can u do; how can you help; what can you help; what can i
    ask; what do you know; how do you help; what are you able to
  accessibility: screen reader; screen readers; blind people; blind users; visually impaired;
    color blind; wcag; ada compliant; disabled people
  addon: add on; add ons; extras; extra services; optional extras
  afterwards: after finish; after finishing; after you finish; when you finish; once finished; once you finish; after you are done; when you are done; once you are done; after handover; comes after; come after; comes next; follows after; follows; after launch; after
    delivery; after go live; after the project; once it is live; once its live; when its done;
    when it is done; after that; post launch; after its built; after it is built
  api: web service; web hook; connect two systems; connect our systems; connect my systems;
    systems talk; tools talk; apps talk; talk to each other; one more connection
  article: write about; wrote about; written about; read something about; read something on;
    something about; worth reading; good read; good reads; reading tips; reading list; should i
    read; something to read; to read; read about; reading material; read up
  author: who wrote; written by; who is the author; who writes; whose article
  automate: what can you do for; what can you do with; what can you do about; what can you do
    to; what can u do with; what could you do for; what can u do for; what do you do for; what
    have you got for; what do you have for; anything for; something for
  beginning: get started; getting started; get going; kick off; where to start; where do i
    start; where do we start; where should i start; where should we start; first step; how to
    start; how do we start; how do i start; what do i do first
  book: phone me; someone to phone; somebody to phone; someone to call; somebody to call; first talk; first conversation; calls last; call last; video call; video meeting; zoom call; teams call; any openings;
    openings this; openings next; free slots; free time; next opening; next openings; schedule a
    consultation; schedule a demo; schedule a talk; schedule something; schedule an intro;
    arrange a consultation; intro call; discovery call; first call; free call; quick call; talk
    to you about; chat with someone on the phone; an appointment; my appointment; appointment
    with; next appointment; available appointment; appointment with you; schedule a call;
    schedule a meeting; schedule call; schedule meeting; a meeting; meet with; meet you; meet
    us; schedule an appointment; schedule time; phone call with; a phone call; call back; ring
    me back; ring us; a callback; give me a call; give us a call; arrange a phone call; set up a
    call; set up a meeting; arrange a call; arrange a meeting; have a call; have a meeting; jump
    on a call; hop on a call; get on a call; pick a time; find a time; make an appointment; get
    an appointment; call with you; call with u; call with someone; call with somebody; time
    slot; time slots; free slot; available slot; are you free; you are free; call me; ring me
  bookkeeping: the books; our books; my books
  businesspack: pay for business; price of business; cost of business; business cost; business
    costs; included in business; inside business; business include; business includes; take
    business; choose business; business or; and business; about business; starter business; than
    business; business version; business option; is business; does business; with business;
    business package; business plan; business tier; business pack; the business one
  cancel: runs out; ran out; is over; are over; back out; get out of; opt out; pull the plug;
    walk away; break off
  carrier quote: freight quote; freight quotes; freight rates; shipping rates; shipping
    quotes; carrier rates; compare carriers
  casestudy: case study; case studies; success story; success stories
  ceo: in charge; chief executive; chief executive officer; big boss; in charge here; the
    boss; your boss; head of the company; who runs the company; runs the company; run the
    company; who managing director; founded the company; started the company
  chatbot: chat bot; chat assistant; web chat; website bot; bot for our website; bot for my
    website; bot on our website; bot on my site; ai chat; chat widget
  cheap: smallest amount; lowest amount; smallest price; least i can spend; least i could spend; least we can spend; smallest i can spend; smallest sum; least money; minimum price; minimum budget; smallest budget; least amount; minimum spend; minimum
    cost; lowest price; least expensive; low budget; entry level; low cost; lowest cost; save
    money on; tight budget
  clientportal: client portal; customer portal; client login; client area; customer login; log
    in; login; sign in; my account
  closeddays: bank holiday; bank holidays; public holiday; public holidays; holidays; closed
    days; holiday
  closing: month end; month end close; year end close; closing the books; monthly close
  coo: chief operating; chief operations; chief operating officer; head of operations
  crm: customer program; client program; customer software; customer system; client list; customer list; list of customers; customer relationship; customer database; contact database; contact management
  cto: tech side; technical side; technology side; head of tech side; chief technology; chief technical; chief technology officer; tech lead; technical lead;
    head of technology; head of tech
  customspapers: customs; customs declaration; customs declarations; tariff code; tariff
    codes; import papers; export papers; import declaration; import declarations
  deletion: delete my; delete all my; remove my; erase my; forget me; right to be forgotten;
    data deleted; data removed; data erased; wipe my
  delivery note: proof of delivery; signed delivery; pod; pods; bill of lading; delivery
    receipt; delivery slip; delivery slips
  development: programs for phone; programs for phones; phone app; phone apps; unit test; unit
    tests; build an app; build apps; mobile apps; make an app; make apps; own app; iphone app;
    android app; write code for us; custom tools; custom software; bespoke software; custom
    development; custom app; custom apps; custom tool; own software; mobile app; web app; write
    software; build software; software development
  discount: pay less; many things together; things together; several things together; something off; comes off; anything off; bit off; knock off; knock anything off; percentage off; percent off; how much off; any off; money off; off if; reduced
    price; price break; better price; better deal; special price; special offer; lower price;
    price reduction; if i order; if we order; if i buy; if we buy; order together; buy together;
    ordered together; at once; quantity discount; volume discount; save if; do i save; do we
    save
  dispute: sue; take you to court; go to court; legal action; law suit; disagree;
    disagreement; in a fight; class action; governing law; whose law; which law; what law;
    states law; small claims
  duplicate: double entries; double entry; duplicate records; duplicate contacts; same
    customer; same company twice; spelled differently
  duration: time needed; time required; needed time; much time; weeks does; weeks do; days
    does; delivery time; delivery times; how many days; waiting time; when will it be done; when
    will it be finished; when is it done; when is it finished; when will it be ready; when can
    it be ready; its ready; it is ready; be ready; get ready; how long; how soon; how fast; how
    quickly; how quick; how many weeks; how many months; how much time; time frame; time line;
    turn around; lead time; time to value; takes how; wie lange; cuanto tiempo; combien de
    temps; quanto tempo
  elaborate: how does it work; how does that work; how would it work; how does this work; how would that work; how it works; tell me more; more info; more information; more details; more detail; go on;
    explain more; say more; learn more; know more; more about that; more about it; can you
    elaborate
  engineer: wrote the code; writes the code; wrote the software; writes the software; who codes; developer; developers; software engineer; software engineers
  enrichment: lead research; enrich leads; better leads; enrich our leads; enrich my leads;
    data about leads; lead data
  farewell: have to go now; have to leave now; got to go; gotta go; see you; see ya; cu; good night; take care; have a nice; have a good; talk to you
    later; talk to you soon; talk soon; so long
  frontend: the screens; user interface; user interfaces; ui; front end; front ends
  gdpr: gdpr compliant; gdpr compliance; comply with gdpr; gdpr conform; data protection; data
    subject; ccpa; privacy law; privacy laws; dsgvo
  greeting: how are you; how r u; how are u; how is it going; hows it going; whats up; good
    morning; good afternoon; good evening; how do you do; anybody there; anyone there; you there
  gtm: go to market
  handbook: company manual; internal manual; internal knowledge; company knowledge; knowledge
    base; internal wiki; employee handbook
  handle: processing; process our; process the; process them
  head: in charge of; responsible for; is leading; who leads; leader of; who runs; runs the;
    manages the; leading; led by
  helpdesk: help desk; service desk; it support; helpdesk
  hour: hours a week; hours per week; hours a day; hours every; an hour; lose hours; loses
    hours; waste hours; wastes hours; spend hours; spends hours; takes hours; hours matching;
    hours typing; hours of work; many hours; of hours; hours saved; save hours; saves hours;
    hours lost
  housework: what do you do; what do u do; what do you guys do; what is it you do; what you
    do; what does your company do; what is this site; what is this company; about your company;
    about your business; kind of company
  hr: human resources; human resource; people team; people ops
  human: operator; operator please; real person; actual person; live person; real human;
    somebody real; someone real; a person; some person; live agent; live chat; your staff; talk
    to someone; speak to someone; talk to somebody; speak to somebody; speak with someone; talk
    with someone; a rep; sales person; talk to sales; speak to sales
  identity: who are you; who r u; who are u; who is this; what are you; what r u; who am i
    talking to; who am i speaking to; are you real; your name
  include: what is inside; whats inside; part of the; whats included; what is included; what
    do i get; what do we get; what would i get; whats in; what is in; what comes with; what you
    get; comes with
  infotech: it department; it departments; it team; it automation; it automations; our it;
    information technology; it ideas; it people
  invoice: accounts payable; supplier bills; vendor bills; vendor invoices
  ipaddress: someones ip; an ip; your ip; ip stored; ip kept; ip saved; my ip; our ip; ips; network address; ip address; ip addresses; ip number
  language model: llm; llms; large language model; large language models; gen ai; generative
    ai; gpt
  latestnews: news; latest news; whats new; what is new
  leave: time off; days off; day off; vacation request; vacation requests; holiday request;
    holiday requests; sick days; pto; paid leave; leave request; leave requests
  liability: liable for; held liable; legal responsibility; responsible for damage; pays for
    damage; pay for damage; pay damages; sue you
  limits of automation: not possible to automate; not possible; impossible; cannot be
    automated; not be automated; what cannot you; what can you not; cannot you automate; can you
    not automate; impossible to automate
  location: walk in; drop by; stop by; come over; swing by; pop in; drop in; where are you;
    where r u; where are u; where you are; which city; what city; where do you sit; where is
    your company; which country; what state are you; which state are you
  logo: brand mark; brand identity; corporate identity; visual identity
  meetingnotes: meeting notes; meeting minutes; minutes of meetings; minutes of the meeting;
    notes of meetings; notes from meetings; action items; meeting recordings; recorded meeting;
    recorded meetings
  modeltraining: used to teach; teach ai; teach some ai; teach an ai; teach your ai; teach a model; feed ai; feed an ai; feed it to an ai; fed to ai; feed to ai; feed into ai; feed your ai; feed the ai; used for training; training ai; used for ai; for training ai; to train ai; ai
    learn; learn from our; train ai; train a model; train models; train your ai; train an ai;
    train the ai; train any model; train on our; train on my; model training; ai training;
    training data; train chatgpt; train gpt; used to train; use it to train; train language
    models; train your models; train on it
  nevermind: no thanks; no thank you; not now; never mind; not interested; maybe later; not
    today
  night: around the clock; 24 7; 24h; 24 hours a day; after hours; out of hours; outside
    hours; late at; any time; any hour
  offboarding: last day; leaving employee; employee leaves; people leave; someone quits;
    somebody quits; exit process
  onboarding: new hire; new employee; new employees; new staff; new joiner; new joiners; first
    day; day one; employee onboarding; new starter; new starters
  openinghours: which days; what days; days you are working; days are you working; until which hour; till which hour; which hour; until when are you; till when are you; which hours; what hours; opening times; opening time; what time; business hours; working hours; office
    hours; opening hours; time zone; timezone; are you open; when open; you open; u open; you
    close; you guys open; open on; open today; open tomorrow; open now; open late; open at;
    still open; you closed; u closed; closed on; closed today; are you closed; office closed;
    your hours; hours of operation; what hours; the hours; hours pls; hours please; working
    days; in the morning; in the afternoon; come by; working time; closing time; open up; hours;
    when do you start; when do you open
  opensource: open source
  order status: ask if their; ask if it is; ask if its; asking if their; asking if it; ask whether; asking whether; ask when their; asking when; ask when it; asking where; ask where; where is my order; wheres my order; where is their order; wismo; order
    tracking; track orders; delivery status; track order; package tracking
  orderbook: order book
  outage: stopped working; stopped running; not working; doesnt work anymore; does not work
    anymore; isnt working; no longer works; went down; is down; stopped; has stopped
  overdue: late payer; cash flow; cashflow; pay on time; paid on time; pay us late; pays us
    late; paying us late; pay too late; pays late; past due; unpaid; late paying; late payers;
    paying late; pay late; do not pay; dont pay; not paid; owe us; owes us; outstanding
    invoices; outstanding invoice; chasing payments; chase payments; chasing payment; accounts
    receivable
  owner: who owns; who will own; do we own; do i own; we own; belongs to; belong to; source
    code; intellectual property; who keeps; who gets the code; lock in; locked in; vendor lock
  partner: work together; team up
  pay: payment plan; payment plans; is it billed; are billed; is billed; get billed; be
    billed; it billed; you bill; your invoice; your invoices; your bill; your bills; till due;
    when due; net 30; net 60; payment terms
  phone: your number; your digits; number to call; ring you; phone you; call you
  popular: most common; most popular; best selling; best seller; most chosen; most people;
    most clients; most customers; usually take; usually pick
  price: whats the damage; what is the damage; how much; hw much; how mch; run me; run us; set
    me back; set us back; ball park; what would it take financially; price tag; wie viel;
    wieviel; cuanto cuesta; cuanto cuestan; cuanto vale; was kostet; was kosten; combien coute;
    combien ca coute; quanto custa; quanto costa
  price change: does the price change; price will change; raise the price; raise your price;
    raise your prices; stick to the price; price stay the same; prices stay; price doubled;
    price doubles; price jumps; scope creep; go over budget; went over budget; surprises on the
    bill; surprise bill; extra charges; price go up; price change; price increase; price
    increases; prices go up; price rise; over budget; more expensive later; costs go up; cost
    overrun; cost overruns; hidden cost; hidden costs; hidden fees; surprise fees
  pricelist: price list; price sheet; rate card; all prices; list of prices; list your prices;
    price overview
  pricemodel: by the hour; hourly; per hour; hourly rate; hourly rates; fixed price; fixed
    prices; fixed fee; flat fee; flat rate; flat price; bill by the hour; price fixed; price is
    fixed; prices fixed; time and material; time and materials
  privacy: personal data; personal information; my data; my information; my details; our
    information; customer data; user data; private data; private information
  process: you proceed; do you proceed; how do you work; how you work; how youd work; how
    would you work; how we work; how we would work; how wed work; walk me through; your
    approach; your method; your methodology; way of working; ways of working; what happens next;
    how does a project go; how do projects go; end to end
  product copy: product texts; product description; product descriptions
  project management: project manager; project managers
  reach: get back to; gets back to; get in touch; get a hold; get hold; in contact with; touch
    base; reach out
  recruitment: talent acquisition; new hires
  recurring: monthly; per month; a month; each month; every month; by the month; month by
    month; running costs; running cost; recurring costs; ongoing cost; ongoing costs
  refund: money back; get my money; get our money
  replace: throw away; throw out; get rid of; give up our; give up my; rip out; start over;
    start from scratch; new software; different software; change our software; change software;
    move away from
  retention: data retention; retention period; retention periods; stored; storing; do you
    store; you store; store my; store our; keep my; do you keep; you keep; hold on to; are kept;
    is kept; keep our; how long are; how many days are; how long do you keep; how long do you
    store; how long will you keep; how long is my data; keep my data; store my data; kept for;
    stored for; how long is it kept; hold my data; hold on to my
  retyping: typing; data entry; manual entry; type in; typing in; retype; retyping; re type;
    re typing; key in; keying in; by hand; copy and paste; copy paste; copying and pasting;
    manual typing; manually type; manually enter; enter manually; enter by hand; typing it in
  review: google reviews; online reviews; star ratings; customer reviews
  roi: return on investment; pay back; pay itself; pays off; pay off; worth the money; worth
    it
  roleplay: act as; act like; pretend to be; pretend you; pretend u; roleplay as; role play;
    you are now; from now on; behave like; behave as; speak like; talk like
  scheduling: planning; plan shifts
  seo: search engine optimization; search engine; search engines; search visibility; rank
    higher; rank on google; found on google; google ranking; google rankings; google search;
    search ranking; search results; search optimization
  set up: setup; setting up; sets up; put in place
  shift: shift swap; shift swaps; swap shifts; swap shift; shift change; shift changes; rota;
    roster
  signalboard: signal board; signalboard
  signoff: signs off; sign off; signed off; signing off
  social media: linkedin; twitter; facebook; instagram; youtube
  sso: single sign on; single signon
  stars: rating; ratings; star rating; how good is
  starterpack: starter; starter package; starter plan; starter pack; starter tier
  stock: out of stock; run out of; running out of
  switchoff: switch it off; turn it off; switch off; turn off; off switch; kill switch; switch
    them off; turn them off
  systemprompt: api key; api keys; secret key; secret keys; access token; access tokens;
    initial instructions; original instructions; hidden instructions; first instructions;
    initial prompt; system message; system prompt; your prompt; your instructions; your rules;
    secret prompt; hidden prompt; your programming; your guidelines; your configuration
  tenant: property management; property manager; property managers; building manager; building
    managers
  thanks: thank you; thank u; much appreciated; that helps; good to know; got it; that is all;
    thats all; no more questions; makes sense; well done; good job
  thirdparty: sub processors; sub processor; subprocessors; subprocessor; third party; third
    parties; other companies; other vendors; other providers
  training: train our; train my; train us; train the team; train staff; teach us; teach our;
    teach my
  upfront: up front; in advance; before you start; down payment; pre pay
  useless: not helpful; does not help; doesnt help; didnt help; did not help; not helping; no help
  vacancy: job openings; job opening; open positions; open position; open roles; any jobs;
    work for you; hiring anyone; you hiring
  voicebot: pick up our phone; pick up our phones; pick up our calls; pick up calls; answer
    our phones; answering our phone; answering our phones; handle phone calls; handle calls;
    phone calls; incoming calls; call answering; answering service; receptionist; pick up the
    phones; voice assistant; voice assistants; voice bot; voice agent; phone bot; phone
    assistant; phone agent; answer the phone; answers the phone; answer our phone; answer phone;
    answering phones; answer calls; answer our calls; answering calls; pick up the phone; picks
    up the phone; take calls; ai receptionist; virtual receptionist; missed calls; miss calls;
    phone calls answered; telephone assistant; telephone bot; call bot
  want to buy: want to buy; like to buy; want to purchase; like to order
  website: web site; web page; web pages; home page; landing page; landing pages; online shop;
    online store; web design; web development; webseite; sitio web; pagina web; site web; new
    site; our site; my site; a site; company site
  workorder: work order; work orders; job sheet; job sheets; job card; job cards; service
    report; service reports
`;

interface Phrase {
  words: readonly string[];
  meaning: readonly string[];
}

/** The phrases by their first word, the longest first. */
export const phrases: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  written
    .trim()
    .split(/\n {2}(?! )/)
    .flatMap((entry) => {
      const [meaning = '', said = ''] = entry.replace(/\s+/g, ' ').trim().split(': ');
      return said
        .split('; ')
        .map((phrase) => ({ words: phrase.split(' '), meaning: meaning.split(' ') }));
    })
    .sort((one, other) => other.words.length - one.words.length),
  ({ words: [first = ''] }) => first,
);
