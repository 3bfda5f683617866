import { expect, test } from 'vitest';
import { site } from '#src/content/site.ts';
import { plainText, readMarkup } from './markup.ts';

const piecesOf = (text: string) => readMarkup(text).flatMap(({ pieces }) => pieces);

test('double asterisks make bold, and nothing else does', () => {
  expect(piecesOf('It costs **$300-$600**, not *much*, 2 ** 3.')).toEqual([
    'It costs ',
    { kind: 'bold', inside: ['$300-$600'] },
    ', not *much*, 2 ** 3.',
  ]);
});

test('lines that start with 1. to 6., bold or not, or follow a blank line start a new block', () => {
  const text = 'Two questions:\n1. Which system?\n**2.** How many?\n7. More\nAnd\n\nlast';
  expect(readMarkup(text).map(({ spaced }) => spaced)).toEqual([false, true, true, false, false, true]);
});

test('links lead within the site or to our contacts', () => {
  for (const href of ['/services', '/?a=b#process', '#faq', 'mailto:a@b.example', 'tel:+1512']) {
    expect(piecesOf(`See [this](${href}).`)).toEqual(['See ', { kind: 'link', href, inside: ['this'] }, '.']);
  }
});

test('the phone number and addresses of the agency are links wherever an answer names them', () => {
  const { phone, email } = site;
  const link = (text: string, href: string) => ({ kind: 'link', href, inside: [text] });
  expect(piecesOf(`Call **${phone.text}**, or write to ${email.support}.`)).toEqual([
    'Call ',
    { kind: 'bold', inside: [link(phone.text, phone.href)] },
    ', or write to ',
    link(email.support, `mailto:${email.support}`),
    '.',
  ]);
  const own = `[${email.support}](mailto:${email.support})`;
  expect(piecesOf(own)).toEqual([link(email.support, `mailto:${email.support}`)]);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'services',
])('a link to %s stays plain text', (href) => {
  expect(plainText(`See [this](${href})`)).toBe(`See [this](${href})`);
  expect(piecesOf(`See [this](${href})`)).toEqual([`See [this](${href})`]);
});

test('two link targets are actions', () => {
  expect(piecesOf('[**Book** a call](#schedule-a-call) [Contact us](#contact)')).toEqual([
    { kind: 'action', action: 'schedule', text: 'Book a call' },
    ' ',
    { kind: 'action', action: 'contact', text: 'Contact us' },
  ]);
  // A property that every object has, such as `constructor`, is not an action.
  expect(piecesOf('[x](constructor)')).toEqual(['[x](constructor)']);
});

test('bold and links can be nested', () => {
  expect(piecesOf('**[Services](/services)** [**Prices**](/services)')).toEqual([
    { kind: 'bold', inside: [{ kind: 'link', href: '/services', inside: ['Services'] }] },
    ' ',
    { kind: 'link', href: '/services', inside: [{ kind: 'bold', inside: ['Prices'] }] },
  ]);
});

test('plainText removes the markup', () => {
  expect(plainText('**Two**:\n1. See [Services](/services)\n\n[Contact us](#contact)')).toBe(
    'Two:\n1. See Services\nContact us',
  );
});
