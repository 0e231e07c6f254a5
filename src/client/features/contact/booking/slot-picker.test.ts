import { expect, test } from 'vitest';
import { groupSlotsByDay } from './slot-picker.tsx';

const slots = ['2026-11-23T15:00Z', '2026-11-23T15:30Z', '2026-11-23T16:00Z'].map(
  (text) => new Date(text),
);

test('a slot belongs to the day on which it begins where the visitor is', () => {
  expect(groupSlotsByDay(slots, 'Europe/Berlin')).toEqual([{ key: '2026-11-23', slots }]);
  expect(groupSlotsByDay(slots, 'Asia/Manila')).toEqual([
    { key: '2026-11-23', slots: slots.slice(0, 2) },
    { key: '2026-11-24', slots: slots.slice(2) },
  ]);
});

test('the hour that comes twice when summer time ends stays two slots', () => {
  const twice = [new Date('2026-10-25T00:30Z'), new Date('2026-10-25T01:30Z')];
  expect(groupSlotsByDay(twice, 'Europe/Berlin')).toEqual([{ key: '2026-10-25', slots: twice }]);
});

test('without slots there are no days', () => {
  expect(groupSlotsByDay([], 'Asia/Manila')).toEqual([]);
});
