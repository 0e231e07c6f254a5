import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type { ListMailsInput, ListMailsOutput, MailSort } from '../../../shared/contracts/mail.ts';
import { OutgoingMail } from '../../db/entities/outgoing-mail.ts';
import { readBlindReview } from '../blind-review.ts';
import type { ServiceContext } from '../context.ts';
import { type SearchedTable, searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { applicantKinds, coveredMails } from './covered-mails.ts';
import { toMailSummary } from './to-mail.ts';

const sortedValues: Record<MailSort, z.ZodType> = {
  createdAt: z.iso.datetime(),
  recipient: z.string(),
};

/** Under blind review nobody finds out by searching which address an application has: such mails go by their subject. */
function searchedMails(isBlind: boolean): SearchedTable {
  if (!isBlind) return { table: 'outgoing_mails' };
  const covered = `s."kind" in (${[...applicantKinds].map((kind) => `'${kind}'`).join(', ')})`;
  return {
    table: 'outgoing_mails',
    texts: [`(case when ${covered} then "search_form"(s."subject") else s."search_text" end)`],
    visible: `not (${covered})`,
  };
}

/** One page of the outbox by keyset, without what the mails say, and the number in each status for the same search. */
export async function listMails(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'mail'>,
  input: ListMailsInput,
): Promise<ListMailsOutput> {
  const { em, mail } = ctx;
  const { status, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const searched = searchedMails(await readBlindReview(em));
  const { where: found, isSimilar } = await searchIn(em, searched, input.search);
  const where: FilterQuery<OutgoingMail> = {
    ...(input.kind ? { kind: input.kind } : {}),
    ...found,
  };
  const page = await em.findByCursor(OutgoingMail, {
    where: status ? { $and: [where, { status }] } : where,
    orderBy: { [sort]: order, id: order },
    exclude: ['text', 'html', 'attachments'],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const covered = await coveredMails(ctx, page.items);
  const counted = await em.countBy(OutgoingMail, 'status', { where });
  const statusCounts = {
    queued: counted.queued ?? 0,
    sent: counted.sent ?? 0,
    kept: counted.kept ?? 0,
    failed: counted.failed ?? 0,
    expired: counted.expired ?? 0,
  };
  const all = Object.values(statusCounts).reduce((sum, count) => sum + count, 0);
  return {
    rows: page.items.map((item) => toMailSummary(item, covered.has(item.id))),
    total: status ? statusCounts[status] : all,
    statusCounts,
    host: mail.host,
    isSimilar,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
