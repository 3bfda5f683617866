/** What no page says, to complete 'The site does not say', and how people ask for it. */
export const notStated: readonly { readonly means: string; readonly asked: readonly string[] }[] = [
  {
    means: 'whether this site meets WCAG or another standard of accessibility',
    asked: [
      'Is your website accessible? Does it meet WCAG, ADA or Section 508?',
      'Can I have larger letters, higher contrast or a screen reader version?',
      'Do you have an accessibility statement?',
    ],
  },
  {
    means: 'whether a phone assistant copes with relay calls, TTY or a stutter',
    asked: [
      'Does the voice assistant work with relay calls, TTY or captions?',
      'Does the phone assistant understand people who stutter, lisp or have an accent?',
      'Can callers who are hard of hearing use it?',
    ],
  },
  {
    means: 'whether there is a public status page',
    asked: ['Is there a status page where I see if your servers are up?', 'Where can I see outages?'],
  },
  {
    means: 'whether we are hiring',
    asked: [
      'Are you hiring? Do you have open positions, jobs, careers, vacancies or internships?',
      'I want to work for you',
      'Where do I send my application or resume for a job at your company?',
    ],
  },
  {
    means: 'how old the company is or who founded it',
    asked: [
      'When was the company founded? How old is it?',
      'How long have you been in business?',
      'Who founded the company? Who is the founder?',
    ],
  },
  {
    means: 'what we earn, who has invested in us or what the company is worth',
    asked: [
      'What is your revenue, turnover or profit?',
      'Who are your investors? How much funding did you raise?',
      'Are you listed? What is your stock or share price or valuation?',
      'Are you profitable?',
    ],
  },
  {
    means: 'how many clients we have or how many projects we finish',
    asked: [
      'How many clients or customers do you have?',
      'How many projects have you finished?',
      'Which clients left you and why?',
    ],
  },
  {
    means: 'our tax number, bank account or insurance',
    asked: [
      'What is your tax number, EIN or W-9?',
      'What is your bank account, IBAN or routing number?',
      'Are you insured? Do you have liability insurance?',
      'What is your DUNS number?',
    ],
  },
  {
    means: 'anything private about the people here',
    asked: [
      'Is he or she married? Does somebody have children?',
      'How old is he or she? Where does she live?',
      'What does somebody earn? What is his salary?',
      'Where did he study? Which degree or university?',
    ],
  },
  {
    means: 'which programming languages or tools we build with',
    asked: [
      'Which programming language or tech stack do you use?',
      'Do you code in Python or use low-code, no-code, n8n?',
      'Which framework or database do you build with?',
    ],
  },
  {
    means: 'anything about parking, access or parties at the office',
    asked: ['Is there parking at the office?', 'Is the office wheelchair accessible?', 'Can I bring my dog?'],
  },
  {
    means: 'whether we use subcontractors or people abroad',
    asked: [
      'Do you outsource or use subcontractors or offshore developers?',
      'Are your developers in the US or in India?',
      'Is the work done in house?',
    ],
  },
  {
    means: 'anything about awards, ratings elsewhere or who owns us',
    asked: [
      'Have you won awards?',
      'What is your Google, BBB, Clutch or Trustpilot rating?',
      'Are you minority-owned, woman-owned, veteran-owned or carbon neutral?',
    ],
  },
  {
    means: 'whether there is an app or a brochure',
    asked: [
      'Do you have an app in the app store? Is there a mobile app?',
      'Do you have a brochure, white paper or PDF to download?',
    ],
  },
  {
    means: 'whether we work for governments',
    asked: ['Do you work for the government, public agencies or the military?'],
  },
  {
    means: 'whether we can show a certificate of insurance',
    asked: [
      'Can you provide a certificate of insurance, with general liability?',
      'Are you insured, and can our city be named as an additional insured?',
    ],
  },
  {
    means: 'how accurate a build is',
    asked: [
      'What accuracy percentage do you guarantee?',
      'What is the error rate or hit rate?',
      'How many mistakes does it make?',
    ],
  },
  {
    means: 'that we run ads or social media campaigns',
    asked: [
      'Do you run Google Ads, Facebook or TikTok campaigns?',
      'Do you do advertising, PPC or social media marketing?',
    ],
  },
  {
    means: 'where the client portal is, beyond the button at the top of every page',
    asked: ['What is the login address of the client portal?', 'I lost the link to the portal'],
  },
];
