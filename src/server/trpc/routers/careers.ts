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
import { publicCommand, publicMutation, publicProcedure, publicQuery, router } from '../init.ts';

/** Each attempt shows other questions: enough for a full room behind one address, too little to collect the bank. */
const startLimit = { limit: 120, windowSeconds: 3600 };
/** Looking at one’s own application, and changing it. */
const readLimit = { limit: 120, windowSeconds: 900 };
const writeLimit = { limit: 20, windowSeconds: 3600 };

export const careersRouter = router({
  listQuestions: publicQuery(
    listPublicQuestionsInput,
    publicQuestionSchema.array(),
    listPublicQuestions,
  ),
  startAttempt: publicMutation(startAttemptInput, openedAttemptSchema, startAttempt, {
    limit: startLimit,
  }),
  openQuiz: publicMutation(openQuizInput, openQuizOutput, openQuiz),
  submitQuiz: publicCommand(submitQuizInput, submitQuiz),
  skipQuiz: publicCommand(skipQuizInput, skipQuiz),
  startTyping: publicMutation(attemptKeySchema, startTypingOutput, startTyping),
  submitTyping: publicCommand(submitTypingInput, submitTyping),

  createUploadUrl: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: 900 } })
    .output(createUploadUrlOutput)
    .mutation(({ ctx }) => createUploadUrl(ctx, ctx.rateLimitKey(), ctx.publicUrl)),

  getAttempt: publicQuery(attemptKeySchema, attemptStateSchema, getAttempt),
  closeAttempt: publicMutation(attemptKeySchema, attemptResultsSchema, closeAttempt),
  submitApplication: publicMutation(
    submitApplicationInput,
    submitApplicationOutput,
    submitApplication,
  ),
  getOwnApplication: publicQuery(
    applicationKeySchema,
    linkedApplicationOutput.nullable(),
    getLinkedApplication,
    { limit: readLimit },
  ),
  unlockOwnApplication: publicMutation(
    unlockApplicationInput,
    applicationAccessSchema,
    unlockApplication,
    { limit: writeLimit },
  ),
  getOwnDetails: publicQuery(applicationGrantSchema, ownApplicationSchema, getOwnApplication, {
    limit: readLimit,
  }),
  correctOwnAddress: publicMutation(correctAddressInput, sentApplicationSchema, correctOwnAddress, {
    limit: writeLimit,
  }),
  getOwnData: publicMutation(
    applicationGrantSchema,
    applicantDataExportSchema,
    exportApplicantData,
    { limit: writeLimit },
  ),
  withdrawOwnApplication: publicMutation(
    applicationGrantSchema,
    linkedApplicationSchema,
    withdrawApplicationAsApplicant,
    { limit: writeLimit },
  ),
  startRetake: publicMutation(applicationGrantSchema, openedAttemptSchema, startRetake, {
    limit: writeLimit,
  }),
  eraseOwnApplication: publicCommand(applicationGrantSchema, eraseApplicationAsApplicant, {
    limit: writeLimit,
  }),
});
