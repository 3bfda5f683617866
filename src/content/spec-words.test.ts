import { expect, test } from 'vitest';
import { chatWords } from './chat.data.ts';
import { contactTabs, partnershipTypes, salesAside, supportFaq } from './contact.data.ts';
import { closingCall, hero, homeFaq, teamSection, whatWeAutomate } from './home.data.ts';
import { privacyPolicy } from './legal/privacy-policy.data.ts';
import { termsOfService } from './legal/terms-of-service.data.ts';
import { headerItems } from './navigation.data.ts';
import { boardHeads } from './notices.data.ts';
import { onboardingQuestions, onboardingTitle } from './onboarding.data.ts';
import { pageMeta } from './page-meta.data.ts';
import { projectWords, showcase } from './projects-pages.data.ts';
import { serviceCategories } from './service-categories.data.ts';
import { catalogue, marketing } from './services-pages.data.ts';
import { site } from './site.ts';

const crm = serviceCategories.find(({ title }) => title === 'CRM & Integrations');

// Journeys find buttons and windows by these words, whatever they are; the specification says what they are.
test.each([
  [pageMeta['/services-old'].title, 'Packages, Add-Ons and Team'],
  [site.name, 'Freehand'],
  [homeFaq.length, 4],
  [site.productName, 'Freehand'],
  [site.assistant, 'Astro'],
  [site.phone.text, '(512) 555-0142'],
  [site.email.partnerships, 'partnerships@freehand.example'],
  [site.hours.text, 'Monday to Friday 9AM to 5PM CST'],
  [contactTabs.map(({ label }) => label).join(), 'Sales,Partnerships,Support'],
  [salesAside.callButton, 'Schedule a call'],
  [salesAside.chatButton, 'Book with Astro'],
  [closingCall.callButton, 'Schedule a call'],
  [closingCall.chatButton, 'Chat with Astro'],
  [closingCall.contactButton, 'Contact Us'],
  [hero.jobLabel, 'Which job does nobody want?'],
  [hero.jobButton, 'File it'],
  [whatWeAutomate.title, 'What we automate'],
  [whatWeAutomate.build, "Let's Build This"],
  [whatWeAutomate.want, 'I Want This Automation'],
  [whatWeAutomate.browse, 'Browse More Options'],
  [whatWeAutomate.tell, 'Tell Us What You Need'],
  [teamSection.title, 'Meet Our Team'],
  [boardHeads['signal-board'].title, 'Signal Board'],
  [projectWords.askButton, 'Tell Us What You Need'],
  [showcase.title, 'Projects'],
  [showcase.empty.title, 'No projects found'],
  [showcase.empty.button, 'Clear all filters'],
  [catalogue.searchPlaceholder, 'Search automations...'],
  [catalogue.quoteButton, 'Get a Custom Quote'],
  [catalogue.empty, 'No automations found'],
  [catalogue.showAll, 'Show all automations'],
  [marketing.addOnButton, 'Learn More'],
  [marketing.exploreButton, 'Explore Services'],
  [marketing.quoteButton, 'Get a Free Quote'],
  [marketing.categoryButton, 'See the details'],
  [marketing.categoriesTitle, 'Four kinds of work'],
  [Object.values(marketing.categoryLists).join(), 'Included services,Key features,Benefits,Project examples'],
  [crm?.pricing, '$800-$3,500'],
  [crm?.timeline, '2-5 weeks'],
  [onboardingTitle, 'Find Your Perfect Automation Solution'],
  [headerItems.map(({ label }) => label).join(), 'Services,Process,Analysis,Insights,Contact'],
  [privacyPolicy.effective, '2025-05-18'],
  [termsOfService.effective, '2025-05-18'],
  [termsOfService.version, '1.1'],
  [onboardingQuestions[0].missing.text, 'Select your business type to continue'],
  [onboardingQuestions[1].missing.text, 'Select where you lose the most time to continue'],
  [onboardingQuestions[2].missing.text, 'Select what interests you to continue'],
])('%s', (words, expected) => {
  expect(words).toBe(expected);
});

test('the assistant introduces itself, and the contact page promises and offers what it must', () => {
  expect(chatWords.greeting).toMatch(/identify automation opportunities.*free consultation/s);
  const answers = supportFaq.map(({ answer }) => answer).join(' ');
  expect(answers).toContain('within 24 business hours');
  expect(answers).toContain('Chat is available 24/7');
  expect(partnershipTypes.map(({ title }) => title)).toEqual([
    'Technology partners',
    'Referral partners',
    'Service partners',
  ]);
});

test.each([
  [privacyPolicy, 'children', 'children under 13'],
  [termsOfService, 'liability', 'the amount paid by you to us in the 3 months preceding'],
  [termsOfService, 'disputes', 'binding arbitration in Austin, Texas'],
])('$0.title, $1: $2', ({ clauses }, id, text) => {
  expect(clauses.find((clause) => clause.id === id)?.paragraphs.join(' ')).toContain(text);
});
