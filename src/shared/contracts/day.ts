import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';

/** A calendar day as text, `2026-11-22`: it has no zone, so it is the same day for everybody. */
export const daySchema = z.iso
  .date({ error: () => m.validation_date() })
  .refine((day) => day >= '2000-01-01' && day <= '2199-12-31', {
    error: () => m.validation_date(),
  });

/** A field for a day that may be left empty. */
export const optionalDaySchema = daySchema.nullable();
