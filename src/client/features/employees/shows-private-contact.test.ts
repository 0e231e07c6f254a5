import { expect, test } from 'vitest';
import { showsPrivateContact } from './shows-private-contact.ts';

const nobody = { phone: null, email: null, privatePhone: null, privateEmail: null };

test.each([
  ['0917 123 4567', '+63 917 123 4567'],
  ['9171234567', '+63 917 123 4567'],
  ['0201 1234567', '+49 201 1234567'],
  ['0049 (0)151 23456789', '0151 23456789'],
  ['12345', ' 12345'],
])('%j is the private number %j', (phone, privatePhone) => {
  expect(showsPrivateContact({ ...nobody, phone, privatePhone })).toBe(true);
});

test('another number, or none, is no private one', () => {
  expect(showsPrivateContact(nobody)).toBe(false);
  expect(showsPrivateContact({ ...nobody, phone: '', privatePhone: '' })).toBe(false);
  const phone = '+63 917 123 4567';
  expect(showsPrivateContact({ ...nobody, phone, privatePhone: '+63 917 123 4568' })).toBe(false);
});

test('an address is the same in capitals', () => {
  const [email, privateEmail] = ['Ana@home.example', 'ana@HOME.example'];
  expect(showsPrivateContact({ ...nobody, email, privateEmail })).toBe(true);
});
