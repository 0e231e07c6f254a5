import type { Locale } from '../../shared/contracts/fields.ts';
import { isLocale, languageCookie, languageKey, localizedPath } from '../../shared/i18n/locale.ts';
import { readStored, writeStored } from './browser-storage.ts';

/** The value of a cookie that scripts may read; null when it is not there. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

function storedLanguage(): Locale | null {
  const stored = readStored('browser', languageKey);
  return isLocale(stored) ? stored : null;
}

/**
 * Returns whether the browser took the cookie. It may store it a moment later, but not after it was asked for it: the
 * next request carries it for sure.
 */
function writeLanguageCookie(locale: Locale): boolean {
  document.cookie = languageCookie(locale);
  return readCookie(languageKey) === locale;
}

/** Stores the choice in the browser, and in a cookie so that the server renders by it. */
export function saveLanguage(locale: Locale): void {
  writeStored('browser', languageKey, locale);
  writeLanguageCookie(locale);
}

/** Asks before `leave` runs where something typed would be lost; false where nothing would. */
type LeaveQuestion = (leave: () => void) => boolean;

const leaveQuestions = new Set<LeaveQuestion>();

/** Adds the question of a form with text of its own; what it returns takes the question away. */
export function addLeaveQuestion(question: LeaveQuestion): () => void {
  leaveQuestions.add(question);
  return () => void leaveQuestions.delete(question);
}

/** Runs `leave` where nothing typed would be lost by it, and otherwise once that was agreed to. */
export function askToLeave(leave: () => void): void {
  if (![...leaveQuestions].some((asks) => asks(leave))) leave();
}

let isLeaving = false;

/** Returns whether the page is about to change its language, after every form was asked. */
export const isChangingLanguage = () => isLeaving;

/** Resets that, where the browser shows the page again as it was left. */
export function stayInLanguage(): void {
  isLeaving = false;
}

/** Stores the choice and opens the same page in that language, by a full navigation. */
export function openInLanguage(locale: Locale): void {
  isLeaving = true;
  saveLanguage(locale);
  const { pathname, search, hash } = window.location;
  const path = localizedPath(pathname, locale);
  if (path === pathname) window.location.reload();
  else window.location.assign(path + search + hash);
}

/** Opens the same page in that language, unless the visitor stays for a typed text: nothing is stored then. */
export const changeLanguage = (locale: Locale) => askToLeave(() => openInLanguage(locale));

/**
 * Puts a lost cookie back. A page without a prefix that was rendered in another language than the stored one is then
 * loaded again: once, because from then on the server knows, and not at all where cookies are refused.
 */
export function restoreLanguageCookie(rendered: Locale, prefixed: boolean): void {
  const stored = storedLanguage();
  if (stored === null || readCookie(languageKey) === stored) return;
  const isStored = writeLanguageCookie(stored);
  if (isStored && !prefixed && rendered !== stored) window.location.reload();
}
