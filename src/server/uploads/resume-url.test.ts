import { expect, test } from 'vitest';
import { normalizeResumeUrl } from '../services/uploads/resume-upload.ts';

const id = '8d5e1c1e-3c7b-4a44-9f0b-0c1d2e3f4a5b';
const site = 'https://talabridge.example';

test.each([
  `/objects/${id}`,
  `/objects/${id.toUpperCase()}`,
  `/objects/${id}?expires=1&signature=a`,
  `${site}/objects/${id}`,
  `${site}/objects/${id}?expires=1`,
])('%s is reduced to its path', (input) => {
  expect(normalizeResumeUrl(input, `${site}/`)).toBe(`/objects/${id}`);
});

test.each([
  `https://evil.example/objects/${id}`,
  `//evil.example/objects/${id}`,
  `${site}.evil.example/objects/${id}`,
  `${site}@evil.example/objects/${id}`,
  `http://talabridge.example/objects/${id}`,
  `/objects/../objects/${id}`,
  `/objects/${id}/..`,
  `/objects/${id}%00`,
  `\\objects\\${id}`,
  `javascript:/objects/${id}`,
  '/objects/',
  '',
])('%j is refused', (input) => {
  expect(() => normalizeResumeUrl(input, site)).toThrow('resume-missing');
});

test('without a public address only paths are taken', () => {
  expect(() => normalizeResumeUrl(`${site}/objects/${id}`)).toThrow('resume-missing');
});
