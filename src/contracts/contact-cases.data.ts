/** Wrong values of fields, and the message of each. */
export const wrongFields: [field: string, value: unknown, message: string][] = [
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', 'A\0', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(201), 'Name must be at most 200 characters'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', 'ada@park', 'Please enter a valid email address'],
  ['email', 'ada@park.example\nbcc: all@park.example', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(250)}@park.example`, 'Please enter a valid email address'],
  ['company', '   ', 'Company name is required'],
  ['company', 'x'.repeat(201), 'Company name must be at most 200 characters'],
  ['phone', '1'.repeat(51), 'Phone number must be at most 50 characters'],
  ['message', 'too short', 'Message must be at least 10 characters'],
  ['consent', false, 'You must agree to the terms'],
  ['consent', 'true', 'You must agree to the terms'],
  ['department', 'legal', 'Please choose sales, partnerships or support'],
];
