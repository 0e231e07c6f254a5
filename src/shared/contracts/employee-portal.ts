import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import { changeRequestKeySchema, ownChangeRequestSchema } from './change-request.ts';
import {
  cardNumber,
  createEmployeeInput,
  employeeSchema,
  missingPartTexts,
  presentIdsSchema,
  publicProfileSchema,
} from './employee.ts';
import { idSchema, text, whenValid } from './fields.ts';
import { employeeResourceSchema } from './resource.ts';

/** Parts of a complete profile, in the order in which one would fill them in. */
export const profilePartSchema = z.enum([
  'photo',
  'shortBio',
  'bio',
  'skills',
  'phone',
  'german',
  'governmentIds',
]);
export type ProfilePart = z.infer<typeof profilePartSchema>;

export const governmentIdFields = ['sssNumber', 'philhealthNumber', 'hdmfNumber', 'taxId'] as const;
export type GovernmentIdField = (typeof governmentIdFields)[number];

export type MaskedIds = z.infer<typeof presentIdsSchema>;

const germanSchema = z.object({
  shortBio: z.string(),
  bio: z.string(),
  skills: z.array(z.string()),
});

/** An employee's own record: what is edited directly, the page visitors see, and the masked numbers. */
export const ownProfileSchema = z.object({
  id: idSchema,
  /** The page as visitors see it, or would, in the language of the request. */
  preview: publicProfileSchema,
  /** True where visitors can open it. */
  isShown: z.boolean(),
  /** The choice to publish it, with the consent given for it. */
  isPublic: z.boolean(),
  consent: employeeSchema.shape.consent,
  phone: z.string().nullable(),
  privatePhone: z.string().nullable(),
  privateEmail: z.string().nullable(),
  shortBio: z.string(),
  bio: z.string(),
  skills: z.array(z.string()),
  german: germanSchema,
  imageUrl: z.string().nullable(),
  /** Masked. */
  governmentIds: presentIdsSchema,
  /** Parts that are still missing, out of `parts`. */
  missing: z.array(profilePartSchema),
  version: z.number().int(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** Null for a user to whom no profile is linked. */
export const getOwnProfileOutput = ownProfileSchema.nullable();

const shape = createEmployeeInput.shape;
export const updateOwnProfileInput = z.object({
  phone: shape.phone.unwrap(),
  /** Fields left out stay as they are. */
  privatePhone: shape.privatePhone.unwrap().optional(),
  privateEmail: shape.privateEmail.unwrap().optional(),
  /** Empty ones only while the page is private. */
  shortBio: shape.shortBio.unwrap(),
  bio: shape.bio.unwrap(),
  skills: shape.skills.unwrap(),
  german: z.object({
    shortBio: text(500),
    bio: text(10_000),
    skills: shape.skills.unwrap(),
  }),
  /** The picture's own address; empty for none. */
  imageUrl: shape.imageUrl.unwrap(),
  /** The version that was edited; a newer one in the database is a conflict. */
  version: z.number().int(),
});
export type UpdateOwnProfileInput = z.infer<typeof updateOwnProfileInput>;
export type OwnProfileFields = z.input<typeof updateOwnProfileInput>;

const ownPublishedParts = ['imageUrl', 'shortBio', 'bio'] as const;

/**
 * The same for the form over a profile, with what the server would refuse besides: a public page keeps each part that it
 * has. It is checked beside fields that are invalid themselves, so that the form names all faults at once.
 */
export const ownProfileForm = (profile: OwnProfile | undefined) =>
  updateOwnProfileInput.superRefine(
    (input, ctx) => {
      if (!profile?.isPublic) return;
      for (const part of ownPublishedParts) {
        if (!profile[part]?.trim() || input[part]?.trim()) continue;
        ctx.addIssue({ code: 'custom', path: [part], message: missingPartTexts[part]() });
      }
    },
    { when: whenValid() },
  );

/** The numbers that are to change; empty ones stay as they are. */
export const requestIdChangeInput = z
  .object({
    sssNumber: cardNumber('sssNumber').default(''),
    philhealthNumber: cardNumber('philhealthNumber').default(''),
    hdmfNumber: cardNumber('hdmfNumber').default(''),
    taxId: cardNumber('taxId').default(''),
    /** For the person deciding: the reason, or the place of the paper. */
    text: text(2000).default(''),
    /** Chosen when the form opens, so that sending it twice asks once. */
    key: changeRequestKeySchema,
  })
  .refine((input) => governmentIdFields.some((field) => input[field] !== ''), {
    path: ['sssNumber'],
    error: () => m.employee_portal_ids_none(),
  });
export type RequestIdChangeInput = z.infer<typeof requestIdChangeInput>;
export type RequestIdChangeFields = z.input<typeof requestIdChangeInput>;

/** The employee's own requests, newest first. */
export const listOwnRequestsOutput = z.array(ownChangeRequestSchema);

/** Data of the employee portal's first screen. */
export const employeeDashboardSchema = z.object({
  /** The first few resources that wait for the reader's acknowledgement. */
  waiting: z.array(employeeResourceSchema),
  waitingCount: z.number().int(),
  /** Null for a user to whom no profile is linked. */
  profile: ownProfileSchema.pick({ missing: true, isShown: true }).nullable(),
  openRequests: z.number().int(),
});
export type EmployeeDashboard = z.infer<typeof employeeDashboardSchema>;
