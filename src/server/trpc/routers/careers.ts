import {
  submitApplicationInput,
  submitApplicationOutput,
} from '../../../shared/contracts/application.ts';
import {
  applicationAccessSchema,
  attemptKeySchema,
  attemptResultsSchema,
  attemptStateSchema,
  openedAttemptSchema,
  openQuizInput,
  openQuizOutput,
  sentApplicationSchema,
  skipQuizInput,
  startAttemptInput,
  startTypingOutput,
  submitQuizInput,
  submitTypingInput,
} from '../../../shared/contracts/attempt.ts';
import { okSchema } from '../../../shared/contracts/fields.ts';
import {
  applicantDataExportSchema,
  applicationGrantSchema,
  applicationKeySchema,
  correctAddressInput,
  linkedApplicationOutput,
  linkedApplicationSchema,
  ownApplicationSchema,
  unlockApplicationInput,
} from '../../../shared/contracts/own-application.ts';
import {
  listPublicQuestionsInput,
  publicQuestionSchema,
} from '../../../shared/contracts/question.ts';
import { createUploadUrlOutput } from '../../../shared/contracts/upload.ts';
import { exportApplicantData } from '../../services/applications/applicant-data-export.ts';
import {
  correctOwnAddress,
  eraseApplicationAsApplicant,
  getLinkedApplication,
  getOwnApplication,
  unlockApplication,
  withdrawApplicationAsApplicant,
} from '../../services/applications/applicant-self-service.ts';
import { startRetake } from '../../services/applications/retake.ts';
import { submitApplication } from '../../services/applications/submit.ts';
import { startAttempt } from '../../services/assessments/attempts.ts';
import { openQuiz, skipQuiz, submitQuiz } from '../../services/assessments/quiz.ts';
import { closeAttempt, getAttempt } from '../../services/assessments/results.ts';
import { startTyping, submitTyping } from '../../services/assessments/typing-test.ts';
import { listPublicQuestions } from '../../services/questions/questions.ts';
import { createUploadUrl } from '../../services/uploads/resume-upload.ts';
import { publicProcedure, router } from '../init.ts';

/** Each attempt shows other questions: enough for a full room behind one address, too little to collect the bank. */
const startLimit = { limit: 120, windowSeconds: 3600 };
/** Looking at one’s own application, and changing it. */
const readLimit = { limit: 120, windowSeconds: 900 };
const writeLimit = { limit: 20, windowSeconds: 3600 };

export const careersRouter = router({
  listQuestions: publicProcedure
    .input(listPublicQuestionsInput)
    .output(publicQuestionSchema.array())
    .query(({ ctx, input }) => listPublicQuestions(ctx, input)),

  startAttempt: publicProcedure
    .meta({ limit: startLimit })
    .input(startAttemptInput)
    .output(openedAttemptSchema)
    .mutation(({ ctx, input }) => startAttempt(ctx, input)),

  openQuiz: publicProcedure
    .input(openQuizInput)
    .output(openQuizOutput)
    .mutation(({ ctx, input }) => openQuiz(ctx, input)),

  submitQuiz: publicProcedure
    .input(submitQuizInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await submitQuiz(ctx, input);
      return { ok: true };
    }),

  skipQuiz: publicProcedure
    .input(skipQuizInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await skipQuiz(ctx, input);
      return { ok: true };
    }),

  startTyping: publicProcedure
    .input(attemptKeySchema)
    .output(startTypingOutput)
    .mutation(({ ctx, input }) => startTyping(ctx, input)),

  submitTyping: publicProcedure
    .input(submitTypingInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await submitTyping(ctx, input);
      return { ok: true };
    }),

  createUploadUrl: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: 900 } })
    .output(createUploadUrlOutput)
    .mutation(({ ctx }) => createUploadUrl(ctx, ctx.rateLimitKey(), ctx.publicUrl)),

  getAttempt: publicProcedure
    .input(attemptKeySchema)
    .output(attemptStateSchema)
    .query(({ ctx, input }) => getAttempt(ctx, input)),

  closeAttempt: publicProcedure
    .input(attemptKeySchema)
    .output(attemptResultsSchema)
    .mutation(({ ctx, input }) => closeAttempt(ctx, input)),

  submitApplication: publicProcedure
    .input(submitApplicationInput)
    .output(submitApplicationOutput)
    .mutation(({ ctx, input }) => submitApplication(ctx, input)),

  getOwnApplication: publicProcedure
    .meta({ limit: readLimit })
    .input(applicationKeySchema)
    .output(linkedApplicationOutput.nullable())
    .query(({ ctx, input }) => getLinkedApplication(ctx, input)),

  unlockOwnApplication: publicProcedure
    .meta({ limit: writeLimit })
    .input(unlockApplicationInput)
    .output(applicationAccessSchema)
    .mutation(({ ctx, input }) => unlockApplication(ctx, input)),

  getOwnDetails: publicProcedure
    .meta({ limit: readLimit })
    .input(applicationGrantSchema)
    .output(ownApplicationSchema)
    .query(({ ctx, input }) => getOwnApplication(ctx, input)),

  correctOwnAddress: publicProcedure
    .meta({ limit: writeLimit })
    .input(correctAddressInput)
    .output(sentApplicationSchema)
    .mutation(({ ctx, input }) => correctOwnAddress(ctx, input)),

  getOwnData: publicProcedure
    .meta({ limit: writeLimit })
    .input(applicationGrantSchema)
    .output(applicantDataExportSchema)
    .mutation(({ ctx, input }) => exportApplicantData(ctx, input)),

  withdrawOwnApplication: publicProcedure
    .meta({ limit: writeLimit })
    .input(applicationGrantSchema)
    .output(linkedApplicationSchema)
    .mutation(({ ctx, input }) => withdrawApplicationAsApplicant(ctx, input)),

  startRetake: publicProcedure
    .meta({ limit: writeLimit })
    .input(applicationGrantSchema)
    .output(openedAttemptSchema)
    .mutation(({ ctx, input }) => startRetake(ctx, input)),

  eraseOwnApplication: publicProcedure
    .meta({ limit: writeLimit })
    .input(applicationGrantSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await eraseApplicationAsApplicant(ctx, input);
      return { ok: true };
    }),
});
