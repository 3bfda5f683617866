import type { BuyersQuestion } from '#src/contracts/content/buyers-question.ts';

export const buyersQuestions: readonly BuyersQuestion[] = [];
