import { expect, test } from 'vitest';
import { clockTime, dayInWords, partOfDay, zoneInWords } from './meeting-time.tsx';

const at = new Date('2026-11-23T16:30Z');

test('the same moment is told by every clock', () => {
  expect(clockTime(at, 'Europe/Berlin', 'en')).toBe('17:30');
  expect(clockTime(at, 'Asia/Manila', 'de')).toBe('00:30');
});

test('the day is the day of the place', () => {
  expect(dayInWords(at, 'Europe/Berlin', 'en')).toBe('Monday, November 23');
  expect(dayInWords(at, 'Asia/Manila', 'de')).toBe('Dienstag, 24. November');
});

test('midnight is the beginning of the day, not its end', () => {
  expect(partOfDay(new Date('2026-11-23T16:00Z'), 'Asia/Manila')).toBe(0);
  expect(partOfDay(new Date('2026-11-23T11:00Z'), 'Europe/Berlin')).toBe(0.5);
});

test('a zone is named in the language of the page', () => {
  expect(zoneInWords('Europe/Berlin', at, 'en')).toBe('Central European Time (Berlin)');
  expect(zoneInWords('Europe/Berlin', at, 'de')).toBe('Mitteleuropäische Zeit (Berlin)');
  expect(zoneInWords('UTC', at, 'en')).toContain('UTC');
});
