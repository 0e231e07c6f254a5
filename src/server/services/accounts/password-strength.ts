import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { fieldError } from '../../errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Words that people make passwords of by adding digits and signs; in lower case, letters only. */
const commonWords: ReadonlySet<string> = new Set([
  'abc',
  'abcd',
  'abcdef',
  'account',
  'admin',
  'administrator',
  'agent',
  'angel',
  'asd',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'baseball',
  'basketball',
  'batman',
  'berlin',
  'changeme',
  'charlie',
  'chocolate',
  'computer',
  'company',
  'daniel',
  'default',
  'deutschland',
  'dragon',
  'familie',
  'family',
  'fluffy',
  'football',
  'freedom',
  'fussball',
  'geheim',
  'gast',
  'google',
  'guest',
  'hallo',
  'hello',
  'herbst',
  'iloveyou',
  'internet',
  'january',
  'jessica',
  'jesus',
  'jordan',
  'killer',
  'letmein',
  'liverpool',
  'login',
  'love',
  'lovely',
  'mahalkita',
  'manager',
  'manila',
  'maria',
  'master',
  'michael',
  'michelle',
  'monkey',
  'mypassword',
  'naruto',
  'office',
  'pass',
  'passwd',
  'password',
  'passwort',
  'philippines',
  'pilipinas',
  'pokemon',
  'princess',
  'qwer',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'qwertzuiop',
  'root',
  'schatz',
  'secret',
  'sommer',
  'soccer',
  'spring',
  'starwars',
  'start',
  'summer',
  'sunshine',
  'superman',
  'support',
  'system',
  'temp',
  'test',
  'testing',
  'trustno',
  'user',
  'welcome',
  'whatever',
  'willkommen',
  'winter',
  'work',
  'yxcvbnm',
  'zxcvbnm',
]);

/** Whose password it will be. */
type Owner = { firstName: string; lastName: string; email: string };

/** Fewer different characters than that are a pattern, not a secret. */
const minDistinctCharacters = 5;
/** Characters that have to be left when names are taken away. */
const minOwnCharacters = 8;
/** A shorter name stands in too many words by chance. */
const minNameLength = 4;
/** Neighbouring characters from here on are a run along a row. */
const minRunLength = 4;

const keyRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** Returns whether it is a common word between digits and signs, also where digits replace letters within it. */
function isDisguisedWord(password: string): boolean {
  const core = password.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const read = [...core].map((character) => lookalikes[character] ?? character).join('');
  return commonWords.has(lettersOf(password)) || commonWords.has(lettersOf(read));
}

/** Removes runs along the alphabet, the digits and the keyboard. */
function withoutRuns(password: string): string {
  let left = '';
  for (let at = 0; at < password.length; ) {
    let length = 1;
    const isRun = (size: number) =>
      keyRows.some((row) => row.includes(password.slice(at, at + size)));
    while (at + length < password.length && isRun(length + 1)) length += 1;
    if (length < minRunLength) left += password.slice(at, at + 1);
    at += length < minRunLength ? 1 : length;
  }
  return left;
}

function isCommon(password: string): boolean {
  return (
    commonPasswords.has(password) ||
    new Set(password).size < minDistinctCharacters ||
    /^(.{1,8})\1+$/su.test(password) ||
    isDisguisedWord(password) ||
    withoutRuns(password).length < minRunLength
  );
}

/** Words an acquaintance of the user would try first. */
function namesOf({ firstName, lastName, email }: Owner): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [firstName, lastName, email, local, domain, company.brand, company.domain]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= minNameLength)
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Refuses a password that is guessed early: one of the common ones or of their shape, or one that is little more than
 * the name or address of its owner. Throws AppError('invalid-input') at `password`.
 */
export function requireStrongPassword(password: string, owner: Owner): void {
  const refuse = (message: string) => {
    throw fieldError('password', message);
  };
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain)) refuse(m.validation_password_common());
  const own = namesOf(owner).reduce((text, name) => text.replaceAll(name, ''), plain);
  if (own.length < minOwnCharacters && own !== plain) refuse(m.validation_password_personal());
}
