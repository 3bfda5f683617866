import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const namesAroundTheWorld: DemoSignal = {
  daysAgo: 71,
  title: 'How many names does a person have?',
  slug: 'how-many-names-has-a-person-got',
  category: 'wild',
  url: 'https://www.w3.org/International/questions/qa-personal-names',
  description:
    'The people who look after the web’s standards explain how names work around the world, and what that means for your form. Read it before you make “Last name” a required field.',
};
