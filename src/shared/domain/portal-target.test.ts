import { expect, test } from 'vitest';
import { resolvePortalTarget } from './accounts.ts';

const origin = 'https://www.talabridge.example';

test.each([
  ['/admin/users', 'admin'],
  ['/admin', 'admin'],
  ['/client/invoices?state=open#first', 'client'],
  ['/employee/resources', 'employee'],
] as const)('%s is where %s goes on', (next, role) => {
  expect(resolvePortalTarget(next, role, origin)).toBe(next);
});

test.each([
  '//evil.example',
  '//evil.example/admin',
  '/\\evil.example',
  '/\\evil.example/admin',
  '\\\\evil.example',
  '/\t/evil.example/admin',
  '/\n/evil.example/admin',
  'https://evil.example/',
  'https://evil.example/admin',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  `${origin}.evil.example/admin`,
  `${origin}@evil.example/admin`,
  '/administrators',
  '/admin/../client',
  '/admin/../../evil',
  '/admin/%2e%2e/client',
  '/client',
  '/',
  '',
  'admin',
  undefined,
])('%j leads nowhere else', (next) => {
  expect(resolvePortalTarget(next, 'admin', origin)).toBeNull();
});
