import type { IndustryCase } from '../case.ts';

/** In a sentence. */
export const inASentence: readonly IndustryCase[] = [
  { says: 'I own a restaurant', is: ['restaurants'] },
  { says: 'we run three dental clinics in Ohio', is: ['dental-clinics'] },
  { says: 'my plumbing business', is: ['plumbers'] },
  { says: 'the hotel industry', is: ['hotels'] },
  { says: 'small accounting firm with 12 employees', is: ['accounting-firms'] },
  { says: 'companies in the construction sector', is: ['general-contractors'] },
  { says: 'a local gym near Austin', is: ['gyms'] },
];
