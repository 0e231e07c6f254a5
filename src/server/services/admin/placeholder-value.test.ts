import { expect, test } from 'vitest';
import { company } from '../../../shared/content/company.ts';
import { companyContact } from '../../../shared/content/company-contact.ts';
import { isPlaceholderValue } from './launch-checklist.ts';

test.each([
  ...Object.values(companyContact).filter((value) => value !== ''),
  ...Object.values(company.registration),
  ...Object.values(company.reviewSites),
  company.domain,
  'Talabridge <no-reply@talabridge.example>',
  'https://shop.test:8443/about',
  'office@mail.example.org',
])('%s is invented', (text) => {
  expect(isPlaceholderValue(text)).toBe(true);
});

test.each([
  'hello@talabridge.com',
  'Talabridge <no-reply@mail.talabridge.de>',
  'https://www.test.de/reviews',
  'https://talabridge.com/example',
  'https://maps.talabridge.com/?place=example',
  'example-bpo.com',
  '+49 30 2312 4022',
  '+63 917 000 0022',
  'CS201612345',
  'DE000000001',
])('%s may be real', (text) => {
  expect(isPlaceholderValue(text)).toBe(false);
});
