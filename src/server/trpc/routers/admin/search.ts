import { z } from 'zod';
import { findRecordsInput, foundRecordSchema } from '../../../../shared/contracts/record-search.ts';
import { findRecords } from '../../../services/search/find-records.ts';
import { adminProcedure, router } from '../../init.ts';

export const searchRouter = router({
  find: adminProcedure
    .input(findRecordsInput)
    .output(z.array(foundRecordSchema))
    .query(({ ctx, input }) => findRecords(ctx, input)),
});
