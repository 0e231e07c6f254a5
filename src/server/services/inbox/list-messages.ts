import { z } from 'zod';
import type {
  ListMessagesInput,
  listMessageRecordsOutput,
  listMessagesOutput,
  MessageSort,
} from '../../../shared/contracts/inbox.ts';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { toMessage, toMessageSummary } from './to-message.ts';

const sortedValues: Record<MessageSort, z.ZodType> = {
  createdAt: z.iso.datetime(),
  name: z.string(),
};

async function findPage({ em }: ServiceContext, input: ListMessagesInput) {
  const { search, status, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const { where, isSimilar } = await searchIn(em, { table: 'contact_messages' }, search);
  const page = await em.findByCursor(ContactMessage, {
    where: status ? { $and: [where, { status }] } : where,
    orderBy: { [sort]: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counted = await em.countBy(ContactMessage, 'status', { where });
  const statusCounts = {
    new: counted.new ?? 0,
    answered: counted.answered ?? 0,
    archived: counted.archived ?? 0,
  };
  return {
    messages: page.items,
    isSimilar,
    total: status
      ? statusCounts[status]
      : statusCounts.new + statusCounts.answered + statusCounts.archived,
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}

/** One page of messages by keyset, each with its first words. */
export async function listMessages(
  ctx: ServiceContext,
  input: ListMessagesInput,
): Promise<z.infer<typeof listMessagesOutput>> {
  const { messages, ...page } = await findPage(ctx, input);
  return { rows: messages.map(toMessageSummary), ...page };
}

/** The same with everything of each message. */
export async function listMessageRecords(
  ctx: ServiceContext,
  input: ListMessagesInput,
): Promise<z.infer<typeof listMessageRecordsOutput>> {
  const { messages, ...page } = await findPage(ctx, input);
  return { rows: messages.map(toMessage), ...page };
}
