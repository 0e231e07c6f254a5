import { replyWithinDays } from '../content/expected-reply.ts';

/** By when an applicant can expect a reply. */
export function expectedReply(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + replyWithinDays * 86_400_000);
}
