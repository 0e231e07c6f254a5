import type { Message, MessageSummary } from '../../../shared/contracts/inbox.ts';
import type { ContactMessage } from '../../db/entities/contact-message.ts';

/** So much of a message stands in a list. */
const excerptLength = 160;

const shared = (message: ContactMessage) => ({
  id: message.id,
  name: message.name,
  email: message.email,
  company: message.company ?? null,
  status: message.status,
  isSuspicious: message.isSuspicious,
  createdAt: message.createdAt,
  version: message.version,
});

/** The message without most of its text. */
export function toMessageSummary(message: ContactMessage): MessageSummary {
  const line = message.message
    .slice(0, excerptLength * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { ...shared(message), excerpt: line.slice(0, excerptLength) };
}

/** The whole message. */
export function toMessage(message: ContactMessage): Message {
  return {
    ...shared(message),
    message: message.message,
    locale: message.locale,
    consentVersion: message.consentVersion,
    consentLocale: message.consentLocale ?? null,
    internalNote: message.internalNote ?? null,
    handledAt: message.handledAt ?? null,
    handledBy: message.handledBy ?? null,
  };
}
