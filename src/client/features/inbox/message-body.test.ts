import { expect, test } from 'vitest';
import type { Message } from '../../../shared/contracts/inbox.ts';
import { replyHref } from './message-body.tsx';

const message: Message = {
  id: '5b8f7a52-8d3f-4f0e-9d53-3a1c6a1f7f10',
  name: 'Ida',
  email: 'ida+x@nordwind.example',
  company: null,
  message: 'First line\n\n& second? "line"',
  status: 'new',
  isSuspicious: false,
  createdAt: new Date('2026-11-20T12:00:00Z'),
  version: 1,
  locale: 'de',
  consentVersion: '1',
  consentLocale: 'de',
  internalNote: null,
  handledAt: null,
  handledBy: null,
};

test('quotes every line, in the language of the message, with nothing left to be read as part of the address', () => {
  const url = new URL(replyHref(message));
  expect(decodeURIComponent(url.pathname)).toBe('ida+x@nordwind.example');
  expect(url.searchParams.get('subject')).toContain('Ihre Nachricht an');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toBe(
    '\r\n\r\nAm 20. November 2026 schrieben Sie:\r\n> First line\r\n> \r\n> & second? "line"',
  );
});

test('cuts a long message between characters', () => {
  const href = replyHref({ ...message, message: '👋'.repeat(3000) });
  expect(new URL(href).searchParams.get('body')).toMatch(/👋 …$/u);
});
