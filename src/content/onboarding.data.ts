/** The questionnaire at /start: its three questions and its recommendations. */
export const onboardingTitle = 'Find Your Perfect Automation Solution';

/** Under the recommendation. */
export const onboardingOffer =
  'Want it for your business? The first call costs nothing and ends with a price or a plain no.';

export const onboardingLede = 'Three questions, no email address. You can change your mind at any step.';

export const businessTypes = [
  { value: 'real-estate', label: 'Real estate' },
  { value: 'logistics', label: 'Logistics' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'professional-services', label: 'Professional services' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'other', label: 'Something else' },
] as const;

export const timeConsumers = [
  { value: 'data-entry', label: 'Data entry' },
  { value: 'customer-support', label: 'Customer support' },
  { value: 'document-processing', label: 'Document processing' },
  { value: 'scheduling', label: 'Scheduling' },
  { value: 'reporting', label: 'Reporting' },
  { value: 'inventory', label: 'Inventory' },
  { value: 'other', label: 'Something else' },
] as const;

export const automationInterests = [
  { value: 'workflow', label: 'Workflows that run themselves' },
  { value: 'document', label: 'Documents read and filed' },
  { value: 'customer-service', label: 'Customers answered sooner' },
  { value: 'data-analysis', label: 'Numbers I can trust' },
  { value: 'custom-api', label: 'Systems that talk to each other' },
  { value: 'not-sure', label: 'Not sure yet' },
] as const;

export type BusinessType = (typeof businessTypes)[number]['value'];
export type TimeConsumer = (typeof timeConsumers)[number]['value'];
export type AutomationInterest = (typeof automationInterests)[number]['value'];

/**
 * The steps in order: `id` is the name of the answer's field, `short` its label beside the answer, `missing`
 * the message when Continue is pressed without an answer.
 */
export const onboardingQuestions = [
  {
    id: 'businessType',
    short: 'Business',
    title: 'What kind of business is it?',
    options: businessTypes,
    missing: { title: 'Please select an option', text: 'Select your business type to continue' },
  },
  {
    id: 'timeConsumer',
    short: 'Your time goes to',
    title: 'Where do you lose the most time?',
    options: timeConsumers,
    missing: {
      title: 'Please select an option',
      text: 'Select where you lose the most time to continue',
    },
  },
  {
    id: 'automationInterest',
    short: 'Interest',
    title: 'What interests you most?',
    options: automationInterests,
    missing: { title: 'Please select an option', text: 'Select what interests you to continue' },
  },
] as const;

/** A recommendation of the last step; `link` is where to read on. */
export interface Recommendation {
  readonly title: string;
  readonly description: string;
  readonly link: '/signal-board' | '/case-study';
}

/** Keyed `{businessType}-{timeConsumer}`; any other pair gets the custom one. */
export const recommendations: {
  readonly [key in `${BusinessType}-${TimeConsumer}`]?: Recommendation;
} = {
  'real-estate-document-processing': {
    title: 'Real Estate Document Automation',
    description:
      'Leases, disclosures and inspection reports read into one page of dates and obligations, each line linked to its clause.',
    link: '/signal-board',
  },
  'real-estate-scheduling': {
    title: 'Real Estate Appointment Scheduler',
    description:
      'Showings that fit agent, tenant and lockbox, confirmed by text, and rebooked without a chain of calls.',
    link: '/case-study',
  },
  'logistics-data-entry': {
    title: 'Logistics Data Integration',
    description:
      'Orders, rates and delivery notes move from email and paper into your dispatch and billing systems, with no retyping.',
    link: '/signal-board',
  },
  'logistics-inventory': {
    title: 'Supply Chain Optimization',
    description:
      'Stock, sales pace and real supplier lead times compared every night, with purchase orders drafted before you run out.',
    link: '/case-study',
  },
  'healthcare-scheduling': {
    title: 'Patient Scheduling Automation',
    description:
      'Patients book and move visits themselves, reminders go out, and a cancellation is offered to whoever is waiting.',
    link: '/signal-board',
  },
  'healthcare-document-processing': {
    title: 'Medical Document Processing',
    description: 'Referrals, faxes and lab reports filed in the right chart and summarized, for a person to confirm.',
    link: '/signal-board',
  },
};

export const customRecommendation: Recommendation = {
  title: 'Custom Automation Solution',
  description:
    'Your answers fit none of our labels, which is common. Tell us about the task; we’ll sketch what goes in and what should come out.',
  link: '/signal-board',
};

/** The text of the card's link. */
export const recommendationLinkLabels = {
  '/signal-board': 'Read the Signal Board',
  '/case-study': 'Read the case study',
} as const satisfies Record<Recommendation['link'], string>;

/** The words around the automation that fits all three answers. */
export const fitWords = {
  title: 'From our list, matched to your answers',
  link: 'See it in the list',
} as const;

/** What each answer says about the automations that fit it: ids of automations.ts, the most typical first. */
export interface AutomationFits {
  readonly businessType: Readonly<Record<BusinessType, readonly string[]>>;
  readonly timeConsumer: Readonly<Record<TimeConsumer, readonly string[]>>;
  readonly automationInterest: Readonly<Record<AutomationInterest, readonly string[]>>;
}

export const automationFits: AutomationFits = {
  businessType: {
    'real-estate': [
      'first-read-of-a-contract',
      'field-form-to-work-order',
      'lead-research-before-the-call',
      'the-overdue-invoice-letter',
      'attachments-to-the-right-folder',
      'inbox-triage-with-drafts',
    ],
    logistics: [
      'delivery-proof-to-billing',
      'five-carrier-quotes-one-table',
      'customs-papers-from-the-invoice',
      'orders-out-of-email',
      'order-status-without-a-call',
      'shift-swaps-by-text-message',
    ],
    healthcare: [
      'shift-swaps-by-text-message',
      'expiry-watch',
      'attachments-to-the-right-folder',
      'an-audit-binder-that-stays-full',
      'inbox-triage-with-drafts',
      'time-off-straight-to-payroll',
    ],
    retail: [
      'stock-count-to-purchase-order',
      'refunds-inside-the-rules',
      'order-status-without-a-call',
      'product-copy-from-spec-sheets',
      'what-reviews-are-really-saying',
      'forecast-from-the-order-book',
      'shift-swaps-by-text-message',
    ],
    'professional-services': [
      'the-friday-status-report',
      'meeting-notes-to-tasks',
      'first-read-of-a-contract',
      'nda-drafted-and-routed',
      'quote-from-a-call-note',
      'calls-logged-in-the-crm',
      'receipts-matched-to-the-card',
      'interview-times-that-fit',
    ],
    manufacturing: [
      'stock-count-to-purchase-order',
      'orders-out-of-email',
      'forecast-from-the-order-book',
      'invoice-capture-to-ledger',
      'customs-papers-from-the-invoice',
      'field-form-to-work-order',
      'expiry-watch',
    ],
    other: [],
  },
  timeConsumer: {
    'data-entry': [
      'invoice-capture-to-ledger',
      'orders-out-of-email',
      'receipts-matched-to-the-card',
      'calls-logged-in-the-crm',
      'bank-lines-matched-nightly',
      'delivery-proof-to-billing',
      'one-customer-one-record',
      'field-form-to-work-order',
    ],
    'customer-support': [
      'inbox-triage-with-drafts',
      'order-status-without-a-call',
      'refunds-inside-the-rules',
      'what-reviews-are-really-saying',
      'review-requests-after-the-job',
    ],
    'document-processing': [
      'attachments-to-the-right-folder',
      'first-read-of-a-contract',
      'invoice-capture-to-ledger',
      'delivery-proof-to-billing',
      'customs-papers-from-the-invoice',
      'expiry-watch',
      'nda-drafted-and-routed',
      'an-audit-binder-that-stays-full',
    ],
    scheduling: [
      'shift-swaps-by-text-message',
      'interview-times-that-fit',
      'meeting-notes-to-tasks',
      'time-off-straight-to-payroll',
      'field-form-to-work-order',
      'five-carrier-quotes-one-table',
    ],
    reporting: [
      'monday-numbers-at-seven',
      'the-friday-status-report',
      'forecast-from-the-order-book',
      'what-reviews-are-really-saying',
      'an-audit-binder-that-stays-full',
    ],
    inventory: [
      'stock-count-to-purchase-order',
      'forecast-from-the-order-book',
      'orders-out-of-email',
      'refunds-inside-the-rules',
    ],
    other: ['the-one-only-you-do'],
  },
  automationInterest: {
    workflow: [
      'shift-swaps-by-text-message',
      'stock-count-to-purchase-order',
      'field-form-to-work-order',
      'meeting-notes-to-tasks',
      'refunds-inside-the-rules',
      'the-overdue-invoice-letter',
      'five-carrier-quotes-one-table',
    ],
    document: [
      'attachments-to-the-right-folder',
      'invoice-capture-to-ledger',
      'first-read-of-a-contract',
      'delivery-proof-to-billing',
      'customs-papers-from-the-invoice',
      'nda-drafted-and-routed',
      'expiry-watch',
      'orders-out-of-email',
      'product-copy-from-spec-sheets',
    ],
    'customer-service': [
      'inbox-triage-with-drafts',
      'order-status-without-a-call',
      'refunds-inside-the-rules',
      'review-requests-after-the-job',
    ],
    'data-analysis': [
      'monday-numbers-at-seven',
      'forecast-from-the-order-book',
      'what-reviews-are-really-saying',
      'five-carrier-quotes-one-table',
      'the-friday-status-report',
    ],
    'custom-api': [
      'orders-out-of-email',
      'calls-logged-in-the-crm',
      'one-customer-one-record',
      'bank-lines-matched-nightly',
      'delivery-proof-to-billing',
      'stock-count-to-purchase-order',
    ],
    'not-sure': [],
  },
};
