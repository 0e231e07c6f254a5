import { z } from 'zod';
import { text } from './common.ts';

export const publicSettingsSchema = z.object({ applicationsEnabled: z.boolean() });
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** A switch is stored as the text 'true' or 'false'. */
export const switchValueSchema = z.enum(['true', 'false']);
export const settingValueSchema = z.object({ value: switchValueSchema });

export const setApplicationsEnabledInput = z.object({
  value: switchValueSchema,
  description: text(500).optional(),
});
export type SetApplicationsEnabledInput = z.infer<typeof setApplicationsEnabledInput>;

export const settingSchema = z.object({
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updatedAt: z.date(),
});
