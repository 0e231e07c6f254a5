import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { requireStrongPassword } from './password-strength.ts';

const owner = {
  firstName: 'Maria Luisa',
  lastName: 'Dela Cruz',
  email: 'marilou.cruz@customer.example',
};

function refusalOf(password: string): string | undefined {
  try {
    requireStrongPassword(password, owner);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.issues).toMatchObject([{ path: 'password' }]);
    return error.issues?.[0]?.message;
  }
}

test.each([
  'passwordpassword',
  'Password1234!',
  'P@ssw0rd1234',
  '!!!Willkommen2026',
  'qwertyuiop12',
  'QWERTZUIOP123',
  '123456789012',
  '098765432109',
  'abcdefghijklm',
  'aaaaaaaaaaaa',
  'abababababab',
  'ichliebedich',
  '1q2w3e4r5t6y',
  'administrator2026',
])('%s is common', (password) => {
  expect(refusalOf(password)).toContain('tried first');
});

test.each([
  'Maria-Luisa-1',
  'delacruz maria',
  'marilou.cruz@customer.example',
  'Talabridge-22!',
  'talabridge.example',
])('%s is hardly more than a name', (password) => {
  expect(refusalOf(password)).toContain('Apart from your name');
});

test.each([
  'correct-horse-battery',
  'lamp river onion sock',
  'Luisa plants nine trees',
  'Vier Wörter, die nichts gemein haben',
  'tR8%kq2-Lm0zWe',
  'ᜋᜑᜎ ᜃᜒᜆ ᜄᜁ',
])('%s is taken', (password) => {
  expect(refusalOf(password)).toBeUndefined();
});

test('the longest one is looked at as well', () => {
  expect(refusalOf('ab'.repeat(100))).toContain('tried first');
  expect(refusalOf('abcdefghijkl'.repeat(16))).toContain('tried first');
});
