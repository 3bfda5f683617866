import type { Automation } from './automation.ts';

export const custom: Automation = {
  id: 'a-chore-of-your-own',
  category: 'Custom',
  title: 'A chore of your own',
  description:
    'Whatever your office does every week and nobody went to law school for. Describe it; we say whether we would take it on.',
  detail: 'We sit with the person who does it for a morning before we name a price.',
  icon: 'form',
  takes: 'A description',
  gives: 'A price, or a no',
  timeToValue: 'varies',
  complexity: 'custom',
  roiMultiplier: 'infinite',
};

export const galleryExtra: Automation = {
  id: 'powers-of-attorney-renewed',
  category: 'Compliance',
  title: 'Powers of attorney, renewed',
  description: 'Watches when powers of attorney run out and drafts the renewal a month before they do.',
  detail: 'The client gets the draft with the reason; the file gets the signed one.',
  icon: 'chart',
  takes: 'The files you have',
  gives: 'Drafts, a month early',
  timeToValue: '2 weeks',
  complexity: 'simple',
  roiMultiplier: '3x',
};
