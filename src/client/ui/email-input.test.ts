import { expect, test } from 'vitest';
import { suggestAddress } from './email-input.tsx';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.cm', 'ana@gmail.com'],
  ['ana@gmailcom', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaul.com', 'ana@gmail.com'],
  [' Ana.Santos+jobs@GMIAL.com ', 'Ana.Santos+jobs@gmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahoo.com.hp', 'ana@yahoo.com.ph'],
  ['ana@yahoo.comph', 'ana@yahoo.com.ph'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['jo@gxm.de', 'jo@gmx.de'],
  ['jo@wbe.de', 'jo@web.de'],
  ['jo@t-onlin.de', 'jo@t-online.de'],
  ['"odd@name"@gmial.com', '"odd@name"@gmail.com'],
])('%s was probably meant as %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@Yahoo.com.ph',
  'ana@mail.com',
  'ana@email.com',
  'ana@ymail.com',
  'jo@gmx.at',
  'jo@gmx.net',
  'jo@hotmail.be',
  'jo@outlook.dk',
  'jo@yahoo.co.uk',
  'jo@nordwind.example',
  'jo@gmail.example',
  'gmial.com',
  '@gmial.com',
  'ana@',
  '',
])('%s is not questioned', (typed) => {
  expect(suggestAddress(typed)).toBeNull();
});
