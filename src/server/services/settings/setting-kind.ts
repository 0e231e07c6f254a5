import type { z } from 'zod';

/** A setting that is kept as JSON: under which key, by which contract, and what holds until somebody says otherwise. */
export type SettingKind<Value> = {
  key: string;
  schema: z.ZodType<Value>;
  initial: Value;
};

/** A value with the moment it was stored; null where it never was. */
export type StoredSetting<Value> = { value: Value; updatedAt: Date | null };
