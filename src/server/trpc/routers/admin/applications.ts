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
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const applicationsRouter = router({
  list: adminQuery(listApplicationsInput, listApplicationsOutput, listApplications),
  get: adminQuery(byIdSchema, applicationDetailSchema, getApplication),
  review: adminMutation(reviewApplicationInput, applicationSummarySchema, reviewApplication),

  // Piece by piece through a whole table: two thousand calls for a million.
  reviewMany: adminMutation(reviewManyInput, reviewManyOutput, reviewManyApplications, {
    limit: { limit: 6000, windowSeconds: 900 },
  }),
  undoReview: adminMutation(undoReviewInput, applicationSummarySchema, undoReview),
  undoBatch: adminMutation(undoBatchInput, undoBatchOutput, undoBatch, {
    limit: { limit: 6000, windowSeconds: 900 },
  }),

  listBatches: adminProcedure
    .output(z.array(decisionBatchSchema))
    .query(({ ctx }) => listBatches(ctx)),

  tell: adminMutation(tellApplicantsInput, tellApplicantsOutput, tellApplicants),
  addNote: adminMutation(addNoteInput, applicationNoteSchema, addNote),
  previewRecomputation: adminQuery(byIdSchema, recomputeOutput, previewRecomputation),
  recompute: adminMutation(recomputeInput, recomputeOutput, recomputeApplication),
  allowRetake: adminMutation(allowRetakeInput, allowRetakeOutput, allowRetake),
  withdrawRetake: adminMutation(byIdSchema, withdrawRetakeOutput, withdrawRetake),
  reveal: adminMutation(byIdSchema, applicationDetailSchema, revealApplication),
  erase: adminCommand(byIdSchema, eraseApplicationAsAdmin),
  listViews: adminQuery(listSavedViewsInput, z.array(savedViewSchema), listViews),
  saveView: adminMutation(saveViewInput, savedViewSchema, saveView),
  deleteView: adminMutation(byIdSchema, okSchema, deleteView),
});
