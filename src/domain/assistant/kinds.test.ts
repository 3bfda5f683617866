import { describe, expect, test } from 'vitest';
import { reply } from './assistant.ts';
import { knowledge, talk } from './testing/talk.ts';

test.each([
  'your robot sends wrong mails at 11 pm',
  'Help! The chatbot is down and my clients complain. Can you send me a quote for a website?',
  'the automation you built stopped working',
  'the chatbot on our website gives wrong prices',
])('a client in trouble hears whom to call and what to do, and no pitch: %s', (message) => {
  const said = talk(message);
  expect(said).toMatch(/\(512\) 555-0142\*\*, Monday to Friday 9AM to 5PM/);
  expect(said).toContain('pause it');
  expect(said).not.toContain('$');
});

test('who tells of errors in their own work is offered work, not support', () => {
  const said = talk(
    'We have the same company in our customer system three times, twice with a typo. Can you clean it?',
  );
  expect(said).toContain('One customer, one record');
});

test.each(['thanks', 'thx bye', 'thanks, bye'])(
  'small talk gets one sentence back: %s',
  (message) => {
    const { text, suggestions } = reply(knowledge, message, []);
    expect(text).not.toContain('\n');
    expect(suggestions).toEqual([]);
  },
);

describe('a client in trouble who goes on', () => {
  const first = 'your robot sends wrong mails';
  const meanwhile = 'Until somebody answers, stop it';

  test('is not told everything again, unless that is asked for', () => {
    expect(talk(first, 'the robot sent wrong mails again')).not.toContain(meanwhile);
    expect(talk(first, 'what can we do meanwhile?')).toContain(meanwhile);
  });

  test('gets an answer to what has nothing to do with it', () => {
    expect(talk(first, 'what does a chatbot cost')).toContain('$300-$1,000');
  });
});

test('who was charged wrongly has nothing to pause', () => {
  const said = talk('you charged us twice this month');
  expect(said).toContain('(512) 555-0142');
  expect(said).not.toContain('stop it');
});

test.each(['what if the bot is wrong?', 'our invoices are always wrong and late'])(
  'who only wonders, or tells of work, is in no trouble with us: %s',
  (message) => {
    expect(talk(message)).not.toContain('I am sorry. Call');
  },
);

test.each([
  ['¿Cuánto cuesta un sitio web?', 'Solo leo y respondo en inglés'],
  ['Combien coûte un site web ?', 'Je ne lis et ne réponds qu’en anglais'],
  ['Was kostet eine Website?', 'Ich lese und antworte nur auf Englisch'],
  ['Quanto custa um site?', 'Só leio e respondo em inglês'],
])('%j is told in its language that we read English, and where the prices are', (message, says) => {
  const said = talk(message);
  expect(said).toContain(says);
  expect(said).toContain('(/services)');
  expect(said).toContain('(#contact)');
  expect(said).toContain('$1,500-$5,000');
});

test.each([
  'what do you do',
  'What was the price of a website?',
  'I want a menu a la carte with prices en suite',
])('English with a foreign word is English: %s', (message) => {
  expect(talk(message)).not.toMatch(/en inglés|en anglais|auf Englisch|em inglês/);
});

test.each(['goodbye', 'ciao', 'I have to go now', 'gotta go', 'take care', 'talk soon'])(
  'a farewell is returned: %s',
  (message) => {
    expect(talk(message)).toMatch(/^Goodbye/);
  },
);

test('what is asked in another language and not known gets that one sentence', () => {
  expect(talk('Hola, ¿hablan español?')).toMatch(/^Solo leo y respondo en inglés: [^.]*\.$/);
});

test.each([
  ['Good morning, I hope the week has begun well for you', /^Hello/],
  ['that is everything I wanted, bye', /^Goodbye[^]{0,30}$/],
  ['sorry for being so short with you', /^No harm done/],
  ['cn i tlk to a real humn pls', /\(512\) 555-0142/],
])('what is only said to be polite is answered in kind: %s', (message, answer) => {
  expect(talk(message)).toMatch(answer);
});

test('a budget gets what there is for it', () => {
  expect(talk('we have $500, what is there for us?')).toContain('**Simple automation**: $300-$600');
});

test('a choice that is tapped answers what was asked before it', () => {
  expect(talk('how early does it warn me?', 'Expiry watch')).toContain('sixty days ahead');
});

test.each([
  'Can I pay by credit card?',
  'Which LLM do you use?',
  'Do you have a SOC 2 certification?',
  'Is there a discount for nonprofits?',
  'Are you hiring?',
])('what the site does not state is said so, with a way to a person at the end: %s', (message) => {
  const said = talk(message);
  expect(said).toMatch(/not on this site|site does not (?:say|name)/);
  expect(said).toMatch(/Ask us: call \(512\) 555-0142 or \[Contact us\]\(#contact\)\.$/);
});

test.each([
  ['thanks so much, off to bed now', 'You are welcome. I am here at any hour.'],
  ['this was more help than I expected', 'You are welcome. I am here at any hour.'],
  ['God bless you, good night', 'You are welcome. I am here at any hour.'],
  [
    'sorry for being rude earlier. bye',
    'No harm done, and no need to be sorry. Goodbye. I am here at any hour.',
  ],
])('one short answer fits all of it: %s', (message, answer) => {
  expect(talk(message)).toBe(answer);
});

test.each(['what do you actually do?', 'so what is it that you guys do', 'what do you do all day'])(
  'what we do is said with certainty: %s',
  (message) => {
    expect(talk(message)).toMatch(/^Freehand builds[^]*automation/);
  },
);

test('what a client in trouble asks besides is answered, though a service is named', () => {
  const said = talk(
    'lead enrichment that you installed for us filled in wrong numbers. how soon do you answer?',
  );
  expect(said).toMatch(/^I am sorry\. Call[^]*\*\*How soon do you answer\?\*\*/);
  expect(said).not.toContain('$');
});

test('the hours come with the phone number and the support mail, a launch with its month', () => {
  expect(talk('what are your hours?')).toMatch(/\(512\) 555-0142[^]*support@/);
  expect(talk('when did the Freight Billing Desk launch?')).toContain('In use since August 2025,');
});
