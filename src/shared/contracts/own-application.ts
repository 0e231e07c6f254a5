import { z } from 'zod';
import { provingDigits } from '../content/careers.ts';
import { m } from '../i18n/paraglide/messages.js';
import {
  applicationScoresSchema,
  applicationStatusSchema,
  positionSchema,
  scoreSourceSchema,
  storedEntriesSchema,
} from './application.ts';
import { flagSchema } from './application-admin.ts';
import { sectionNameSchema } from './attempt.ts';
import { emailSchema, idSchema, localeSchema } from './fields.ts';
import { mailKindSchema } from './mail.ts';

/** The secret of the link in the mails about an application. */
export const applicationKeySchema = z.object({ token: z.string().max(200) });
export type ApplicationKey = z.infer<typeof applicationKeySchema>;

/** The link proves a mailbox, perhaps a stranger's if the address was mistyped; the phone number proves the person. */
export const unlockApplicationInput = applicationKeySchema.extend({
  digits: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${provingDigits}}$`), {
      error: () => m.validation_phone_digits({ count: provingDigits }),
    }),
});
export type UnlockApplicationInput = z.infer<typeof unlockApplicationInput>;

/** The link and what was given for the digits, or to the browser that sent the application. */
export const applicationGrantSchema = applicationKeySchema.extend({ access: z.string().max(200) });
export type ApplicationGrant = z.infer<typeof applicationGrantSchema>;

export const correctAddressInput = applicationGrantSchema.extend({ email: emailSchema });
export type CorrectAddressInput = z.infer<typeof correctAddressInput>;

/** The part of an application that the link alone shows: its state, and nothing of the person. */
export const linkedApplicationSchema = z.object({
  position: positionSchema,
  receivedAt: z.date(),
  status: applicationStatusSchema,
  withdrawnAt: z.date().nullable(),
  /** Promised date of the reply; null once there is one, or none is due. */
  replyBy: z.date().nullable(),
  /** A second attempt at the tests that is open: until when it can be begun, null once it was. Or one that was taken back. */
  retake: z.object({ openUntil: z.date().nullable(), withdrawnAt: z.date().nullable() }).nullable(),
  /** True where the phone number has enough digits to prove identity. */
  canUnlock: z.boolean(),
});
export type LinkedApplication = z.infer<typeof linkedApplicationSchema>;

/** Further data for applicants who have proved their identity, and their possible actions. */
export const ownApplicationSchema = z.object({
  email: z.string(),
  /** Until when the address can be corrected; null when it can not (any more). */
  correctableUntil: z.date().nullable(),
  canWithdraw: z.boolean(),
  /** A second attempt at the tests that is open, was finished or taken back. */
  retake: z
    .object({
      /** Until when it can be begun; null once it was. */
      openUntil: z.date().nullable(),
      isBegun: z.boolean(),
      finishedAt: z.date().nullable(),
      withdrawnAt: z.date().nullable(),
    })
    .nullable(),
  /** There is an employee record as well, which erasing the application leaves as it is. */
  isHired: z.boolean(),
  /** Retained for a legal reason; it cannot be erased meanwhile. */
  isHeld: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** Null for an application of which nothing is held any more. */
export const linkedApplicationOutput = z.object({
  application: linkedApplicationSchema.nullable(),
});
export type LinkedApplicationOutput = z.infer<typeof linkedApplicationOutput>;

const exportedAnswerSchema = z.object({ question: z.string(), answer: z.string().nullable() });

export const exportedSectionSchema = z.object({
  section: sectionNameSchema,
  tries: z.number().int(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
  skipped: z.boolean(),
  /** As they were asked; without the right answers, because others are asked the same. */
  answers: z.array(exportedAnswerSchema),
  /** Whole percent. */
  percentage: z.number().int().nullable(),
  typedText: z.string().nullable(),
  elapsedMs: z.number().int().nullable(),
  wpm: z.number().int().nullable(),
  accuracy: z.number().int().nullable(),
  /** Observations during the section. */
  observations: z.array(flagSchema),
});

const exportedScoresSchema = applicationScoresSchema.extend({ formulaVersion: z.number().int() });

const exportedAssessmentSchema = z.object({
  startedAt: z.date(),
  language: localeSchema,
  submittedAt: z.date().nullable(),
  /** The text that was to be typed. */
  typingSample: z.string(),
  sections: z.array(exportedSectionSchema),
});

/** The entries of the form beside those that name the person. */
export const exportedEntriesSchema = storedEntriesSchema.omit({
  applicantName: true,
  email: true,
  phone: true,
});

/** Everything stored about an applicant, for a file; the résumé itself is a file of its own. */
export const applicantDataExportSchema = z.object({
  madeAt: z.date(),
  reference: idSchema,
  receivedAt: z.date(),
  person: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  ...exportedEntriesSchema.shape,
  language: localeSchema,
  resume: z.object({
    fileName: z.string(),
    contentType: z.string(),
    /** Bytes. */
    size: z.number().int(),
    uploadedAt: z.date(),
  }),
  consent: z
    .object({
      textVersion: z.string(),
      language: localeSchema.nullable(),
      givenAt: z.date().nullable(),
    })
    .nullable(),
  status: applicationStatusSchema,
  withdrawnAt: z.date().nullable(),
  decisions: z.array(
    z.object({
      at: z.date(),
      from: applicationStatusSchema,
      to: applicationStatusSchema,
      /** The moment the applicant was notified; null until then. */
      toldAt: z.date().nullable(),
    }),
  ),
  /** Those that count, and the attempt that they come from. */
  scores: exportedScoresSchema.extend({ source: scoreSourceSchema }),
  assessment: exportedAssessmentSchema.nullable(),
  /** A second attempt that was allowed; of several that were taken back the last one. */
  retake: z
    .object({
      allowedAt: z.date(),
      withdrawnAt: z.date().nullable(),
      openUntil: z.date(),
      begunAt: z.date().nullable(),
      finishedAt: z.date().nullable(),
      /** Scores of the first attempt, once the second one counts. */
      firstScores: exportedScoresSchema.nullable(),
      /** The attempt that does not count: the first one, or the second one until it is finished. */
      otherAssessment: exportedAssessmentSchema.nullable(),
    })
    .nullable(),
  /** Mails sent to the address of the application. */
  mails: z.array(z.object({ at: z.date(), kind: mailKindSchema, subject: z.string() })),
  /** Further stored data, given on request because they are about others as well. */
  onRequest: z.string(),
});
export type ApplicantDataExport = z.infer<typeof applicantDataExportSchema>;
