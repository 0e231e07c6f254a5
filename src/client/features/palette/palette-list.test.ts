import { Circle } from 'lucide-react';
import { expect, test } from 'vitest';
import { filterCommands } from './palette-list.tsx';

const commands = ['Übersicht', 'Frage hinzufügen', 'Fragenkatalog'].map((label) => ({
  id: label,
  label,
  Icon: Circle,
  run: () => {},
}));

const found = (query: string) => filterCommands(commands, query).map(({ label }) => label);

test('words are found in whatever order, case and spelling of accents', () => {
  expect(found('ubersicht')).toEqual(['Übersicht']);
  expect(found('HINZU frage')).toEqual(['Frage hinzufügen']);
  expect(found('frage')).toEqual(['Frage hinzufügen', 'Fragenkatalog']);
  expect(found('frage katze')).toEqual([]);
  expect(found('  ')).toHaveLength(3);
});
