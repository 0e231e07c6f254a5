import { expect, test } from 'vitest';
import { dayFraction, formatTimeZone, formatZonedDay, formatZonedTime } from './meeting-time.tsx';

const at = new Date('2026-11-23T16:30Z');

test('the same moment is told by every clock', () => {
  expect(formatZonedTime(at, 'Europe/Berlin', 'en')).toBe('17:30');
  expect(formatZonedTime(at, 'Asia/Manila', 'de')).toBe('00:30');
});

test('the day is the day of the place', () => {
  expect(formatZonedDay(at, 'Europe/Berlin', 'en')).toBe('Monday 23 November');
  expect(formatZonedDay(at, 'Asia/Manila', 'de')).toBe('Dienstag, 24. November');
});

test('midnight is the beginning of the day, not its end', () => {
  expect(dayFraction(new Date('2026-11-23T16:00Z'), 'Asia/Manila')).toBe(0);
  expect(dayFraction(new Date('2026-11-23T11:00Z'), 'Europe/Berlin')).toBe(0.5);
});

test('a zone is named in the language of the page', () => {
  expect(formatTimeZone('Europe/Berlin', at, 'en')).toBe('Central European Time (Berlin)');
  expect(formatTimeZone('Europe/Berlin', at, 'de')).toBe('Mitteleuropäische Zeit (Berlin)');
  expect(formatTimeZone('UTC', at, 'en')).toContain('UTC');
});
