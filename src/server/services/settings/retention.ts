import { initialRetention } from '../../../shared/content/retention.ts';
import { type Retention, retentionSchema } from '../../../shared/contracts/retention.ts';
import type { SettingKind } from './setting-kind.ts';

export const retentionKind: SettingKind<Retention> = {
  key: 'retention',
  schema: retentionSchema,
  initial: initialRetention,
};
