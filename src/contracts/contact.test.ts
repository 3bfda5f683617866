import { expect, test } from 'vitest';
import { contactRequest } from './contact.ts';
import { wrongFields } from './contact-cases.data.ts';
import { fieldErrors } from './failure.ts';

const good = {
  name: 'Ada Park',
  email: 'ada@park.example',
  company: 'Park & Daughters',
  message: 'We type invoices twice.',
  consent: true,
};

function errorsOf(value: object) {
  const result = contactRequest.safeParse(value);
  return result.success ? {} : fieldErrors(result.error);
}

test('a complete request is trimmed and loses unknown fields', () => {
  const parsed = contactRequest.parse({
    ...good,
    name: '  Ada Park ',
    email: ' ada@park.example ',
    phone: ' +1 512 555 0100 ',
    department: 'support',
    chatHistory: 'Visitor: hello',
    role: 'admin',
    __proto__: { id: 7 },
  });
  expect(parsed).toEqual({
    ...good,
    phone: '+1 512 555 0100',
    department: 'support',
    chatHistory: 'Visitor: hello',
  });
});

test('an empty string or null for an optional field means absent', () => {
  for (const nothing of ['', '  ', null, undefined]) {
    const parsed = contactRequest.parse({
      ...good,
      phone: nothing,
      department: nothing,
      chatHistory: nothing,
    });
    expect(parsed).toEqual(good);
  }
});

const fields = ['name', 'email', 'company', 'message', 'phone', 'department', 'chatHistory'];

test.each([5, true, null, undefined, [], {}, ['Ada']])(
  '%j in any field passes or fails with a message of the spec',
  (wrong) => {
    for (const field of [...fields, 'consent']) {
      for (const message of errorsOf({ ...good, [field]: wrong })[field] ?? []) {
        expect(message).toMatch(/^(Name|Company name|Message|Phone number|Chat history|Please|You) [a-z0-9 ,]+$/);
      }
    }
  },
);

test.each(wrongFields)('%s %j: %s', (field, value, message) => {
  expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: [message] });
});

test('characters that Postgres cannot store are removed, emoji stay', () => {
  const parsed = contactRequest.parse({ ...good, message: 'null\0 byte, half \ud83d, whole 🧾' });
  expect(parsed.message).toBe('null byte, half , whole 🧾');
});
