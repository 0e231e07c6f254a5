import { z } from 'zod';
import { positions } from '../content/careers.ts';
import { m } from '../i18n/paraglide/messages.js';
import { attemptKeySchema, sentApplicationSchema } from './attempt.ts';
import { emailSchema, localeSchema, phoneWith, text } from './fields.ts';

export const positionSchema = z.enum(positions);
export type Position = z.infer<typeof positionSchema>;

export const applicationStatusSchema = z.enum(['pending', 'reviewing', 'accepted', 'rejected']);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** Origin of the scores: marked by the server, or claimed by a REST caller. */
export const scoreSourceSchema = z.enum(['verified', 'self-reported']);

/** Step 1 of the wizard, field by field, with the sentences an applicant reads. */
export const personalInformationSchema = z.object({
  applicantName: text(200).min(2, { error: () => m.validation_name_min() }),
  email: emailSchema,
  // Ten characters, as specified, with the seven digits that the shortest numbers with their country's code have.
  phone: phoneWith(7, () => m.validation_phone_min(), 10),
  position: z.enum(positionSchema.options, { error: () => m.validation_position() }),
  coverLetter: text(5000).optional(),
});

export type PersonalInformation = z.infer<typeof personalInformationSchema>;

/** The entries of step 1 as they are stored and shown; an optional one that was left empty is null. */
export const storedEntriesSchema = z.object({
  applicantName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: positionSchema,
  coverLetter: z.string().nullable(),
} satisfies Record<keyof PersonalInformation, z.ZodType>);
export type StoredEntries = z.infer<typeof storedEntriesSchema>;

/** The entries that identify a person, with their values while the applicant is masked. */
export const withheldEntries = {
  applicantName: '',
  email: '',
  phone: '',
  coverLetter: null,
} as const satisfies Omit<StoredEntries, 'position'>;

export const applicationFormSchema = personalInformationSchema.extend({
  // A boolean until it is checked: a box that was ticked before can be unticked again.
  dataConsent: z.boolean().pipe(z.literal(true, { error: () => m.validation_data_consent() })),
});
export type ApplicationFields = z.infer<typeof applicationFormSchema>;

/** `/objects/<uuid>`, the one form in which a résumé is referred to; a full URL of this site is reduced to it. */
export const resumeUrlSchema = z
  .string()
  .max(500)
  .regex(/^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, {
    error: () => m.validation_resume_url(),
  });

const outOf = (max: number) =>
  z
    .number()
    .min(0, { error: () => m.validation_score_range({ max }) })
    .max(max, { error: () => m.validation_score_range({ max }) });

/** The specified submission payload, and what makes it verified and repeatable. */
export const submitApplicationInput = personalInformationSchema.extend({
  resumeUrl: resumeUrlSchema,
  generalQuizScore: outOf(10).nullish(),
  typingTestWpm: z.number().int().min(0).max(1000).nullish(),
  typingTestAccuracy: outOf(100).nullish(),
  englishTestScore: outOf(10).nullish(),
  /** Validated and then ignored: the server computes it from its parts. */
  finalScore: outOf(100).nullish(),
  attempt: attemptKeySchema.optional(),
  /** Makes a repeated send give the same answer; the attempt does so by itself. */
  idempotencyKey: z.string().min(8).max(200).optional(),
  locale: localeSchema.optional(),
  dataConsent: z.boolean().optional(),
  /** The wording agreed to, the moment, and the language it was read in. */
  consent: z
    .object({ version: z.string().max(40), givenAt: z.date(), locale: localeSchema })
    .optional(),
});
export type SubmitApplicationInput = z.infer<typeof submitApplicationInput>;

export const submitApplicationOutput = sentApplicationSchema.extend({
  status: applicationStatusSchema,
  /** Null also where the caller's address has seen the results of too many attempts today; the record has it. */
  finalScore: z.number().int().nullable(),
  scoreSource: scoreSourceSchema,
});
export type SubmitApplicationOutput = z.infer<typeof submitApplicationOutput>;

/** Scores of an application; null where a part has no score. */
export const applicationScoresSchema = z.object({
  /** Out of 10, one decimal. */
  generalQuizScore: z.number().nullable(),
  typingTestWpm: z.number().int().nullable(),
  /** Percent. */
  typingTestAccuracy: z.number().int().nullable(),
  /** Out of 10, one decimal. */
  englishTestScore: z.number().nullable(),
  /** Whole percent. */
  finalScore: z.number().int().nullable(),
});
export type ApplicationScores = z.infer<typeof applicationScoresSchema>;
