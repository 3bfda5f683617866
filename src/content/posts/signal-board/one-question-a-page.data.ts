import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const oneQuestionAPage: DemoSignal = {
  daysAgo: 34,
  title: 'One question per page, tested on a whole country',
  slug: 'one-question-a-page',
  category: 'wild',
  url: 'https://www.gov.uk/service-manual/design/form-structure',
  description:
    'The British government explains how it structures forms that everyone has to fill in: know why you ask, start with one thing per page, and cut what nobody uses. The best intake form you can copy for free.',
};
