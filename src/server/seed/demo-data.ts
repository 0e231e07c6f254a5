import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { addDays, officeDay } from '../../shared/domain/dates.ts';

const folder = new URL('./data/', import.meta.url);

/** The bytes of a file of the demo content, by its path below `data`. */
export function readDemoFile(path: string): Buffer {
  return readFileSync(new URL(path, folder));
}

/** Reads a JSON file of the demo content. Throws a ZodError where it does not fit its shape. */
export function readDemoData<Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> {
  return shape.parse(JSON.parse(readDemoFile(path).toString('utf8')));
}

const dayMs = 86_400_000;

/**
 * A moment as the files hold it, so that content never ages: whole days before the seeding, at a time of the day in UTC,
 * or at the one of the seeding where none is given.
 */
export const demoMomentSchema = z.union([
  z
    .strictObject({ daysAgo: z.number().int().nonnegative() })
    .transform(({ daysAgo }) => new Date(Date.now() - daysAgo * dayMs)),
  z
    .strictObject({ daysAgo: z.number().int().positive(), at: z.string().regex(/^\d\d:\d\d$/) })
    .transform(({ daysAgo, at }) => {
      const day = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
      return new Date(`${day}T${at}:00Z`);
    }),
]);

/** A day by the office's calendar as the files hold it: whole days before the seeding, or after it. */
export const demoDaySchema = z
  .union([
    z.strictObject({ daysAgo: z.number().int().nonnegative() }),
    z.strictObject({ daysAhead: z.number().int().positive() }),
  ])
  .transform((from) =>
    addDays(officeDay(new Date()), 'daysAgo' in from ? -from.daysAgo : from.daysAhead),
  );
