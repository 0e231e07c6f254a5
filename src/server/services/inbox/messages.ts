import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type InboxCounts,
  type ListMessagesInput,
  type listMessageRecordsOutput,
  type listMessagesOutput,
  type Message,
  type MessageSort,
  type MessageSummary,
  messageSchema,
  messageSummarySchema,
  type UpdateMessageInput,
} from '../../../shared/contracts/inbox.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { recordEvent } from '../audit.ts';
import { upcomingMeetings } from '../bookings/slots.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields, loadForUpdate, requireRecord } from '../records.ts';
import { createErasure } from '../retention/erase-records.ts';

/** So much of a message stands in a list. */
const excerptLength = 160;

/** The message without most of its text. */
function toMessageSummary(message: ContactMessage): MessageSummary {
  const line = message.message
    .slice(0, excerptLength * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return copyFields(messageSummarySchema, message, { excerpt: line.slice(0, excerptLength) });
}

/** The whole message. */
const toMessage = (message: ContactMessage): Message => copyFields(messageSchema, message);

const sortedValues: Record<MessageSort, z.ZodType> = {
  createdAt: momentSchema,
  name: z.string(),
};

async function findMessages({ em }: ServiceContext, input: ListMessagesInput) {
  const { search, status, sort } = input;
  const { where, isSimilar } = await searchIn(em, { table: 'contact_messages' }, search);
  const page = await findPage(em, ContactMessage, {
    ...input,
    sortedBy: { [sort]: sortedValues[sort] },
    where: status ? { $and: [where, { status }] } : where,
  });
  const counted = await em.countBy(ContactMessage, 'status', { where });
  const statusCounts = { new: 0, answered: 0, archived: 0, ...counted };
  return {
    messages: page.items,
    isSimilar,
    total: totalOf(statusCounts, status),
    statusCounts,
    ...page.cursors,
  };
}

/** One page of messages by keyset, each with its first words. */
export async function listMessages(
  ctx: AdminContext,
  input: ListMessagesInput,
): Promise<z.infer<typeof listMessagesOutput>> {
  const { messages, ...page } = await findMessages(ctx, input);
  return { rows: messages.map(toMessageSummary), ...page };
}

/** The same with everything of each message. */
export async function listMessageRecords(
  ctx: AdminContext,
  input: ListMessagesInput,
): Promise<z.infer<typeof listMessageRecordsOutput>> {
  const { messages, ...page } = await findMessages(ctx, input);
  return { rows: messages.map(toMessage), ...page };
}

/** The whole of one message. Throws AppError('not-found'). */
export const getMessage = async ({ em }: AdminContext, { id }: { id: string }) =>
  toMessage(await requireRecord(em, ContactMessage, { id }));

/**
 * Marks a message as answered, archived or new again, and keeps the note beside it; who did so and when is written down
 * with the status. Throws AppError('not-found'), 'conflict' after another save since `version`.
 */
export async function updateMessage(
  ctx: AdminContext,
  { id, version, status, internalNote }: UpdateMessageInput,
): Promise<Message> {
  return ctx.em.transactional(async (em) => {
    const message = await loadForUpdate(em, ContactMessage, { id }, version);
    if (internalNote !== undefined) message.internalNote = internalNote || null;
    if (status !== undefined) {
      const isOpen = status === 'new';
      message.status = status;
      message.handledAt = isOpen ? null : new Date();
      message.handledBy = isOpen ? null : (ctx.actor?.name.slice(0, 200) ?? null);
    }
    recordEvent(em, ctx, 'contact.update', { id, label: message.name });
    await em.flush();
    return toMessage(message);
  });
}

/** Erases a message for good. Throws AppError('not-found'), and 'held' for one that is held. */
export const deleteMessage = createErasure('message');

/** Counts unhandled entries behind each tab of the inbox. */
export async function countInbox({ em }: AdminContext): Promise<InboxCounts> {
  return {
    messages: await em.count(ContactMessage, { status: 'new' }),
    registrations: await em.count(Client, {
      source: 'registration',
      handledAt: null,
      erasedAt: null,
    }),
    changeRequests: await em.count(ChangeRequest, { status: 'open' }),
    bookings: await em.count(Booking, upcomingMeetings()),
    subscribers: await em.count(NewsletterSubscriber, { status: 'pending' }),
  };
}
