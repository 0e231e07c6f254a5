import type { z } from 'zod';
import { rejectionDelaySchema } from '../../../shared/contracts/settings.ts';
import { rejectionDelayHours } from '../../../shared/domain/decision-times.ts';
import type { SettingDefinition } from './stored-settings.ts';

/** Delay before an applicant sees a rejection and is notified. */
export const rejectionDelayKind: SettingDefinition<z.infer<typeof rejectionDelaySchema>> = {
  key: 'rejection_delay',
  schema: rejectionDelaySchema,
  initial: { hours: rejectionDelayHours.initial },
};
