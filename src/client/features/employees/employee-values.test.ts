import { expect, test } from 'vitest';
import { createEmployeeInput } from '../../../shared/contracts/employee.ts';
import { changedFields, employeeFields, employeeValues, maskUntouched } from './employee-values.ts';

const opened = {
  ...employeeValues(undefined),
  name: 'Maria Santos',
  position: 'Agent',
  shortBio: 'Short.',
  bio: 'Long.',
  imageUrl: '/images/5f0c1c39-6f4f-4d0a-9d6e-0a3c3f6a7b11',
  taxId: '•••• 1234',
  birthdate: '••••',
  skills: ['Excel'],
};
const inputOf = (values: typeof opened) => createEmployeeInput.parse(employeeFields(values));

test('nothing is sent of what was not touched, masked numbers least of all', () => {
  expect(changedFields(inputOf(opened), opened)).toEqual({});
});

test('what was changed is sent, and what was emptied is cleared', () => {
  const german = { ...opened.german, bio: 'Lang.' };
  const input = inputOf({ ...opened, name: ' Maria Cruz ', taxId: '', skills: [], german });
  expect(changedFields(input, opened)).toEqual({
    name: 'Maria Cruz',
    taxId: null,
    skills: [],
    german: { position: '', shortBio: '', bio: 'Lang.' },
  });
});

test.each([
  ['', 0],
  ['-12', -12],
])('the place %j in the order is %i', (displayOrder, expected) => {
  expect(inputOf({ ...opened, displayOrder }).displayOrder).toBe(expected);
});

test.each(['1.000', '1e1', '2,5', 'first'])('%j is no place in the order', (displayOrder) => {
  const { error } = createEmployeeInput.safeParse(employeeFields({ ...opened, displayOrder }));
  expect(error?.issues).toMatchObject([
    { path: ['displayOrder'], message: 'Please enter a whole number' },
  ]);
});

test('a record that the contract would not take any more can be mended', () => {
  const broken = { ...opened, imageUrl: '' };
  expect(changedFields(inputOf(opened), broken)).toMatchObject({ imageUrl: opened.imageUrl });
  const older = { ...opened, phone: 'call me maybe' };
  const input = inputOf({ ...opened, phone: '+49 30 23125 099' });
  expect(changedFields(input, older)).toEqual({ phone: '+49 30 23125 099' });
});

test('an older number that was shown can stay as it is; one that is typed over it is checked', () => {
  const none = { sssNumber: null, philhealthNumber: null, hdmfNumber: null };
  const { birthdate, taxId } = opened;
  const revealed = { version: 3, values: { taxId: 'see her card' } };
  const send = (typed: string, version = 3) => {
    const values = { ...opened, name: 'Maria Cruz', taxId: typed };
    const record = { ...none, birthdate, taxId, version };
    const fields = employeeFields(maskUntouched(values, record, revealed));
    const { data, error } = createEmployeeInput.safeParse(fields);
    return data ? changedFields(data, opened) : error.issues.map(({ path }) => path[0]);
  };
  expect(send('see her card')).toEqual({ name: 'Maria Cruz' });
  expect(send('')).toEqual({ name: 'Maria Cruz', taxId: null });
  expect(send('see her')).toEqual(['taxId']);
  expect(send('see her card', 4)).toEqual(['taxId']);
});
