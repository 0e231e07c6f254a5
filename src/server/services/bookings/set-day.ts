import { availabilitySchema } from '../../../shared/contracts/availability.ts';
import type { SetDayInput, SetDayOutput } from '../../../shared/contracts/booking-record.ts';
import type { ServiceContext } from '../context.ts';
import { readStored } from '../settings/read-setting.ts';
import { writeSetting } from '../settings/write-setting.ts';
import { availabilityKind } from './read-availability.ts';

/**
 * Takes a day of the office's calendar out of what visitors are offered, or gives it hours of its own, or those of its
 * weekday again. Meetings of that day stay. Returns what held before, so that it can be undone. Throws
 * AppError('conflict') when the availability was changed at the same moment.
 */
export async function setDay(
  ctx: ServiceContext,
  { date, hours }: SetDayInput,
): Promise<SetDayOutput> {
  const { value, updatedAt } = await readStored(ctx, availabilityKind);
  const others = value.exceptions.filter((exception) => exception.date !== date);
  const before = value.exceptions.find((exception) => exception.date === date)?.hours ?? null;
  const exceptions = hours ? [...others, { date, hours }] : others;
  await writeSetting(ctx, availabilityKind, {
    value: availabilitySchema.parse({
      ...value,
      exceptions: exceptions.toSorted((a, b) => a.date.localeCompare(b.date)),
    }),
    seenAt: updatedAt,
  });
  return { before };
}
