import { salesAside } from '../contact.data.ts';
import { closingCall, hero, homeFaq, teamSection, whatWeAutomate } from '../home.data.ts';
import { privacyPolicy } from '../legal/privacy-policy.data.ts';
import { termsOfService } from '../legal/terms-of-service.data.ts';
import { boardHeads } from '../notices.data.ts';
import { onboardingQuestions, onboardingTitle } from '../onboarding.data.ts';
import { pageMeta } from '../page-meta.data.ts';
import { projectWords, showcase } from '../projects-pages.data.ts';
import { catalog, marketing } from '../services-pages.data.ts';
import { site } from '../site.ts';

/** What the content says, and what the specification says that it is. */
export const specWords: [words: string | number | undefined, expected: string | number][] = [
  [pageMeta['/services-old'].title, 'Packages, Add-Ons and Team'],
  [site.name, 'Freehand'],
  [homeFaq.length, 4],
  [site.productName, 'Freehand'],
  [site.assistant, 'Astro'],
  [site.phone.text, '(512) 555-0142'],
  [site.email.partnerships, 'partnerships@freehand.example'],
  [site.hours.text, 'Monday to Friday 9AM to 5PM CST'],
  [salesAside.callButton, 'Schedule a call'],
  [salesAside.chatButton, 'Book with Astro'],
  [closingCall.callButton, 'Schedule a call'],
  [closingCall.chatButton, 'Chat with Astro'],
  [closingCall.contactButton, 'Contact Us'],
  [hero.jobLabel, 'What’s the job nobody wants?'],
  [hero.jobButton, 'Price it'],
  [hero.terms, 'From $300, fixed in writing, live in one to eight weeks.'],
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
  [catalog.searchPlaceholder, 'Search automations...'],
  [catalog.quoteButton, 'Get a Custom Quote'],
  [catalog.empty, 'No automations found'],
  [catalog.showAll, 'Show all automations'],
  [marketing.addOnButton, 'Learn More'],
  [marketing.exploreButton, 'Explore Services'],
  [marketing.quoteButton, 'Get a Free Quote'],
  [marketing.categoryButton, 'See the details'],
  [marketing.categoriesTitle, 'Four kinds of work'],
  [onboardingTitle, 'Find Your Perfect Automation Solution'],
  [privacyPolicy.effective, '2025-05-18'],
  [termsOfService.effective, '2025-05-18'],
  [termsOfService.version, '1.1'],
  [onboardingQuestions[0].missing.text, 'Select your business type to continue'],
  [onboardingQuestions[1].missing.text, 'Select where you lose the most time to continue'],
  [onboardingQuestions[2].missing.text, 'Select what interests you to continue'],
];
