import { z } from 'zod';
import {
  addNoteInput,
  allowRetakeInput,
  allowRetakeOutput,
  applicationDetailSchema,
  applicationNoteSchema,
  applicationSummarySchema,
  decisionBatchSchema,
  listApplicationsInput,
  listApplicationsOutput,
  listSavedViewsInput,
  recomputeInput,
  recomputeOutput,
  reviewApplicationInput,
  reviewManyInput,
  reviewManyOutput,
  savedViewSchema,
  saveViewInput,
  tellApplicantsInput,
  tellApplicantsOutput,
  undoBatchInput,
  undoBatchOutput,
  undoReviewInput,
  withdrawRetakeOutput,
} from '../../../../shared/contracts/application-admin.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import { reviewManyApplications } from '../../../services/applications/bulk-review.ts';
import { eraseApplicationAsAdmin } from '../../../services/applications/erase.ts';
import { getApplication, revealApplication } from '../../../services/applications/get.ts';
import { listApplications } from '../../../services/applications/list.ts';
import { addNote } from '../../../services/applications/notes.ts';
import {
  previewRecomputation,
  recomputeApplication,
} from '../../../services/applications/recompute.ts';
import { allowRetake, withdrawRetake } from '../../../services/applications/retake.ts';
import { reviewApplication } from '../../../services/applications/review.ts';
import { deleteView, listViews, saveView } from '../../../services/applications/saved-views.ts';
import { tellApplicants } from '../../../services/applications/tell-applicant.ts';
import {
  listBatches,
  undoBatch,
  undoReview,
} from '../../../services/applications/undo-decision.ts';
import { adminProcedure, router } from '../../init.ts';

export const applicationsRouter = router({
  list: adminProcedure
    .input(listApplicationsInput)
    .output(listApplicationsOutput)
    .query(({ ctx, input }) => listApplications(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(applicationDetailSchema)
    .query(({ ctx, input }) => getApplication(ctx, input)),

  review: adminProcedure
    .input(reviewApplicationInput)
    .output(applicationSummarySchema)
    .mutation(({ ctx, input }) => reviewApplication(ctx, input)),

  // Piece by piece through a whole table: two thousand calls for a million.
  reviewMany: adminProcedure
    .meta({ limit: { limit: 6000, windowSeconds: 900 } })
    .input(reviewManyInput)
    .output(reviewManyOutput)
    .mutation(({ ctx, input }) => reviewManyApplications(ctx, input)),

  undoReview: adminProcedure
    .input(undoReviewInput)
    .output(applicationSummarySchema)
    .mutation(({ ctx, input }) => undoReview(ctx, input)),

  undoBatch: adminProcedure
    .meta({ limit: { limit: 6000, windowSeconds: 900 } })
    .input(undoBatchInput)
    .output(undoBatchOutput)
    .mutation(({ ctx, input }) => undoBatch(ctx, input)),

  listBatches: adminProcedure
    .output(z.array(decisionBatchSchema))
    .query(({ ctx }) => listBatches(ctx)),

  tell: adminProcedure
    .input(tellApplicantsInput)
    .output(tellApplicantsOutput)
    .mutation(({ ctx, input }) => tellApplicants(ctx, input)),

  addNote: adminProcedure
    .input(addNoteInput)
    .output(applicationNoteSchema)
    .mutation(({ ctx, input }) => addNote(ctx, input)),

  previewRecomputation: adminProcedure
    .input(byIdSchema)
    .output(recomputeOutput)
    .query(({ ctx, input }) => previewRecomputation(ctx, input)),

  recompute: adminProcedure
    .input(recomputeInput)
    .output(recomputeOutput)
    .mutation(({ ctx, input }) => recomputeApplication(ctx, input)),

  allowRetake: adminProcedure
    .input(allowRetakeInput)
    .output(allowRetakeOutput)
    .mutation(({ ctx, input }) => allowRetake(ctx, input)),

  withdrawRetake: adminProcedure
    .input(byIdSchema)
    .output(withdrawRetakeOutput)
    .mutation(({ ctx, input }) => withdrawRetake(ctx, input)),

  reveal: adminProcedure
    .input(byIdSchema)
    .output(applicationDetailSchema)
    .mutation(({ ctx, input }) => revealApplication(ctx, input)),

  erase: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await eraseApplicationAsAdmin(ctx, input);
      return { ok: true };
    }),

  listViews: adminProcedure
    .input(listSavedViewsInput)
    .output(z.array(savedViewSchema))
    .query(({ ctx, input }) => listViews(ctx, input)),

  saveView: adminProcedure
    .input(saveViewInput)
    .output(savedViewSchema)
    .mutation(({ ctx, input }) => saveView(ctx, input)),

  deleteView: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(({ ctx, input }) => deleteView(ctx, input)),
});
