import { custom } from '#src/content/automations/custom.data.ts';
import { jobs } from '#src/content/language.ts';
import { slip } from '#src/content/messages.ts';
import { priceText } from '#src/content/prices.ts';
import type { PriceSlip } from '#src/contracts/price-slip.ts';
import type { Hit } from '../assistant/find.ts';
import type { Knowledge } from '../assistant/knowledge.ts';
import { englishOnly } from '../assistant/languages.ts';
import { findAlone, readText } from '../assistant/understand.ts';
import { isCalled } from '../assistant/understanding.ts';
import { slipMatchOf, pricedAutomations } from './slip-line.ts';

const { handling, handsFirst, informationWords, notOurs, saysNothingYet } = jobs;

const automationOf = new Map(pricedAutomations.map((one) => [`automation/${one.id}`, one]));

/** The rank from which an automation does the job, and the one from which it may. */
const RANK = { fits: 1.9, near: 1.4 };

/** How likely it is meant by its words alone, if not a word is of work with information and it is not called. */
const LIKELY = 0.1;

/** A service is found by a word or two, so it must be called, or likely meant: alone, or beside an automation. */
const SERVICE = { alone: 0.3, beside: 0.1 };

/** The share of words known to the assistant below which a text that nothing fits was not understood. */
const KNOWN = 0.5;

/** Below this lead over the next one, either may be meant. */
const LEAD = 0.5;

/** So few words that say something, without one automation that they typically mean, are a field and not a job. */
const FEW = { words: 2, likely: 0.3 };

/** The slip of a job: what of the catalog does it, as the assistant understands it. */
export function priceSlipOf(knowledge: Knowledge, job: string): PriceSlip {
  const foreign = englishOnly(job);
  if (foreign) return { matches: [], question: withoutLinks(foreign) };
  const signs = signsIn(job);
  if (notOurs.some((sign) => sign.test(job)) || (handsFirst.test(job) && signs.things === 0)) return { matches: [] };
  const { words, terms } = readText(knowledge, job);
  if (saysNothingYet.test(job) || !words.some((word) => /\p{L}/u.test(word)))
    return { matches: [], question: slip.whatIsIt };

  const hits = findAlone(knowledge, job).filter(isOffered);
  const [best, next] = hits;
  const isSigned = signs.things + signs.handling > 0;
  const isMeant = best && (isSigned || isCalled(best) || best.likely >= LIKELY);
  if (!isMeant || best.rank < RANK.fits || (isService(best) && !isSure(best))) {
    const isUnread = words.filter(knowledge.knows).length < KNOWN * words.length;
    return isUnread ? { matches: [], question: slip.whatIsIt } : mayBe(hits.filter(isAutomation), signs);
  }
  const said = terms.filter((term) => !knowledge.weights.saysLittle(term)).length;
  const isVague = said < FEW.words && best.likely < FEW.likely;
  const isClose = next !== undefined && next.rank > best.rank - LEAD && next.rank >= RANK.near;
  if (!isClose && !(isVague && isAutomation(best))) return slipOf([best]);
  const offered = hits.slice(0, 2).filter(({ rank }) => rank >= RANK.near);
  return { ...slipOf(offered), question: questionBetween(offered) };
}

/** How many words of work with information a job has: what is handled, and how. */
function signsIn(job: string) {
  const countOf = (sign: RegExp) => job.match(sign)?.length ?? 0;
  return { things: countOf(informationWords), handling: countOf(handling) };
}

/** Work with information that nothing in the catalog fits surely: what comes close, or the one only they do. */
function mayBe([best]: readonly Hit[], signs: ReturnType<typeof signsIn>): PriceSlip {
  if (signs.things === 0 || signs.handling === 0) {
    return { matches: [], ...(signs.things + signs.handling > 0 && { question: slip.whatIsIt }) };
  }
  const close = best && best.rank >= RANK.near ? automationOf.get(best.fact.id) : undefined;
  if (!close || close === custom) return { matches: [slipMatchOf(custom)], question: slip.whatIsIt };
  return {
    matches: [close, custom].map(slipMatchOf),
    question: slip.isItOrYours(close.title),
  };
}

function isAutomation({ fact }: Hit): boolean {
  return automationOf.has(fact.id);
}

function isService({ fact }: Hit): boolean {
  return fact.id.startsWith('service/');
}

function isOffered(hit: Hit): boolean {
  return isAutomation(hit) || (isService(hit) && hit.likely >= SERVICE.beside) || (isService(hit) && isCalled(hit));
}

function isSure(hit: Hit): boolean {
  return isCalled(hit) || hit.likely >= SERVICE.alone;
}

function questionBetween([one, other]: readonly Hit[]): string {
  if (!one || !other) return slip.whatIsIt;
  return slip.whichOf(one.fact.names[0] ?? '', other.fact.names[0] ?? '');
}

function slipOf(hits: readonly Hit[]): PriceSlip {
  const service = hits.find(isService)?.fact;
  const matches = hits.flatMap(({ fact }) => automationOf.get(fact.id) ?? []).map(slipMatchOf);
  if (!service?.price) return { matches };
  return { matches, service: { title: service.names[0] ?? '', price: priceText(service.price) } };
}

function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('**', '');
}
