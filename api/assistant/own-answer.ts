import type { ChatTurn } from '#src/contracts/chat.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import type { PriceSlip, SlipMatch } from '#src/contracts/price-slip.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { type KnownQuestion, knownFacts } from '#src/domain/assistant/facts/known.ts';
import { type KnownPost, postFacts } from '#src/domain/assistant/facts/posts.ts';
import { type Knowledge, knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { priceSlipOf } from '#src/domain/price-slip/price-slip.ts';
import { replyWithSlip } from '#src/domain/price-slip/slip-in-chat.ts';
import { type Found, foundFor } from './chooser/found.ts';

/** What the assistant learns beside the content that comes with the program. */
export interface ToLearn {
  /** yyyy-MM-dd, where the agency is. */
  today: string;
  open: OpeningTimes;
  posts: readonly KnownPost[];
  /** What the agency has it answer. */
  answers: readonly KnownQuestion[];
}

/** A question to the embedded assistant. */
export interface OwnQuestion {
  message: string;
  history: readonly ChatTurn[];
  /** Whether a language model is asked too. */
  wantsFound: boolean;
}

/** What the embedded assistant says. */
export interface OwnAnswer {
  /** Short Markdown, with marks for the hours and the free times. */
  text: string;
  suggestions: string[];
  /** Of the automation that it is about, where that surely does the job of the question. */
  slip?: SlipMatch | undefined;
  /** Whether it says when somebody can be reached. */
  isOfHours: boolean;
  /** Whether it is one of the agency's own answers to a question that was asked as they know it. */
  isKnown?: boolean | undefined;
  /** What fits the question, where a language model is to be asked about it. */
  found?: Found | undefined;
}

/**
 * The embedded assistant. Learning takes about a second of processor time the first time and a third of it after a change,
 * and an answer to the longest message and history a second.
 */
export interface Assistant {
  /** Questions from here on are answered from this. */
  learn: (site: ToLearn) => void;
  /** @throws where nothing was learned yet */
  answer: (question: OwnQuestion) => Promise<OwnAnswer>;
  /** What of the catalog does a job. @throws as `answer` */
  slip: (job: string) => Promise<PriceSlip>;
}

/** What is answered with when somebody can be reached. */
const OF_HOURS = ['trouble', 'hours', 'talk/person'];

/** An assistant that thinks in this thread. */
export function assistantHere(): Assistant {
  let learned: Knowledge | undefined;
  const known = () => {
    if (!learned) throw new Error('The assistant was asked before it learned anything.');
    return learned;
  };
  return {
    learn({ today, open, posts, answers }) {
      learned = knowledgeOf([...siteFacts(today, open), ...postFacts(posts), ...knownFacts(answers)]);
    },
    async answer({ message, history, wantsFound }) {
      const knowledge = known();
      const own = replyWithSlip(knowledge, message, history);
      const { text, suggestions, facts, slip, isKnown } = own;
      const isOfHours = facts.some(({ id }) => OF_HOURS.includes(id));
      // The agency's own words need no other choice.
      const found = wantsFound && !isKnown ? foundFor(knowledge, own, message) : undefined;
      return { text, suggestions, slip, isOfHours, found, isKnown };
    },
    slip: async (job) => priceSlipOf(known(), job),
  };
}
