import { byIdSchema } from '../../shared/contracts/fields.ts';
import type { Deletion } from '../services/records.ts';
import { adminCommand } from './init.ts';

/** The procedures that delete a record and bring it back, for administrators. */
export const deletionProcedures = ({ remove, restore }: Deletion) => ({
  delete: adminCommand(byIdSchema, remove),
  restore: adminCommand(byIdSchema, restore),
});
