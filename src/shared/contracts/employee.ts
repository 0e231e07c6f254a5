import { z } from 'zod';
import { m } from '../i18n/paraglide/messages.js';
import {
  emailSchema,
  idSchema,
  localeSchema,
  optionalPhoneSchema,
  pageInput,
  pageOf,
  patchedFields,
  text,
} from './fields.ts';
import { ownPictureSchema, pictureSchema } from './picture.ts';

/** Fields that leave the server masked, '•••• 1234', unless an administrator asks to see them. */
export const concealedFields = [
  'birthdate',
  'hdmfNumber',
  'sssNumber',
  'philhealthNumber',
  'taxId',
] as const;
export type ConcealedField = (typeof concealedFields)[number];

/** Stands for a character that is concealed. */
export const concealedCharacter = '•';

/** Tells a mask from a value: a form sends it back as it was read, and it changes nothing. */
export const isMask = (value: string): boolean => value.startsWith(concealedCharacter);

export const additionalImageFields = [
  'additionalImage1',
  'additionalImage2',
  'additionalImage3',
] as const;

/** Minimum of a public page: the five fields that the form asks for. */
export const publishedParts = ['name', 'position', 'imageUrl', 'shortBio', 'bio'] as const;
export type PublishedPart = (typeof publishedParts)[number];

/** The parts of a public page that a record lacks, in the order of the form. */
export function missingToPublish(
  parts: Readonly<Record<PublishedPart, string | null>>,
): PublishedPart[] {
  return publishedParts.filter((part) => !parts[part]?.trim());
}

/** The sentence about each part that a public page cannot be without. */
export const missingPartTexts: Record<PublishedPart, () => string> = {
  name: m.validation_name_required,
  position: m.validation_position_title,
  imageUrl: m.validation_picture_missing,
  shortBio: m.validation_short_bio,
  bio: m.validation_bio,
};

export const employeeSortSchema = z.enum(['displayOrder', 'name', 'position', 'department']);
export type EmployeeSort = z.infer<typeof employeeSortSchema>;

/** One row of the administrators' table. */
export const employeeSummarySchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  position: z.string(),
  department: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  privateEmail: z.string().nullable(),
  privatePhone: z.string().nullable(),
  picture: pictureSchema.nullable(),
  isActive: z.boolean(),
  isPublic: z.boolean(),
  displayOrder: z.number().int(),
  version: z.number().int(),
});
export type EmployeeSummary = z.infer<typeof employeeSummarySchema>;

const germanTextsSchema = z.object({
  position: z.string(),
  shortBio: z.string(),
  bio: z.string(),
  department: z.string().optional(),
  skills: z.array(z.string()).optional(),
});

const concealedSchema = z.object({
  birthdate: z.string().nullable(),
  hdmfNumber: z.string().nullable(),
  sssNumber: z.string().nullable(),
  philhealthNumber: z.string().nullable(),
  taxId: z.string().nullable(),
});

/** The stored part of a consent to the public page. */
const publicConsentSchema = z.object({
  /** Which wording; of one given before consents were recorded, none is on file. */
  version: z.string(),
  locale: localeSchema.nullable(),
  at: z.date(),
  /** Name of the administrator who recorded it. */
  by: z.string().nullable(),
  withdrawnAt: z.date().nullable(),
});
export type PublicConsent = z.infer<typeof publicConsentSchema>;

/** The whole record for administrators; the concealed fields masked. */
export const employeeSchema = employeeSummarySchema.extend({
  bio: z.string(),
  shortBio: z.string(),
  german: germanTextsSchema.nullable(),
  /** The pictures' own addresses. */
  imageUrl: z.string().nullable(),
  additionalImage1: z.string().nullable(),
  additionalImage2: z.string().nullable(),
  additionalImage3: z.string().nullable(),
  address: z.string().nullable(),
  ...concealedSchema.shape,
  notes: z.string().nullable(),
  skills: z.array(z.string()),
  /** The consent with which the profile was last made public. */
  consent: publicConsentSchema.nullable(),
  createdAt: z.date(),
});
export type Employee = z.infer<typeof employeeSchema>;

/** The government's numbers; null where there is none. */
export const presentIdsSchema = concealedSchema.omit({ birthdate: true });

/** The concealed fields as they are. */
export const revealedSchema = concealedSchema;
export type Revealed = z.infer<typeof revealedSchema>;

/** Empty means none. */
const optionalText = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null);
const optionalPicture = z
  .union([z.literal(''), ownPictureSchema])
  .nullable()
  .transform((value) => value || null);

const optionalPhone = optionalPhoneSchema.nullable().transform((value) => value || null);

const optionalEmail = z
  .union([emailSchema, z.string().trim().length(0)], { error: () => m.validation_email() })
  .nullable()
  .transform((value) => value || null);

const isPastDay = (day: string) =>
  z.iso.date().safeParse(day).success &&
  day >= '1900-01-01' &&
  day <= new Date().toISOString().slice(0, 10);
const birthdateSchema = text(40)
  .refine((day) => day === '' || isMask(day) || isPastDay(day), {
    error: () => m.validation_birthdate(),
  })
  .nullable()
  .transform((value) => value || null);

/** Digits of each of the government's numbers, and an example; the code of a branch may follow a TIN. */
export const cardForms = {
  sssNumber: { digits: '10', example: '34-1234567-8' },
  philhealthNumber: { digits: '12', example: '12-345678901-2' },
  hdmfNumber: { digits: '12', example: '1234-5678-9012' },
  taxId: { digits: '9,14', example: '123-456-789-000' },
};

/**
 * A number of a card or nothing, with the spaces and hyphens of a keyboard for those that a copied text may have; where
 * `orMask` is set also a mask.
 */
export const cardNumber = (field: keyof typeof cardForms, orMask = false) => {
  const { digits, example } = cardForms[field];
  const form = new RegExp(`^(?:(?:\\d[ -]*){${digits}})?$`);
  const isLeft = (value: string) => orMask && isMask(value);
  return text(60)
    .transform((value) =>
      isLeft(value) ? value : value.replace(/\p{Pd}/gu, '-').replace(/\s/g, ' '),
    )
    .refine((value) => isLeft(value) || form.test(value), {
      error: () => m.validation_card_number({ example }),
    });
};

const optionalCardNumber = (field: keyof typeof cardForms) =>
  cardNumber(field, true)
    .nullable()
    .transform((value) => value || null);

const skillsSchema = z
  .array(text(80))
  .max(40)
  .transform((skills) => [...new Set(skills.filter((skill) => skill !== ''))]);

const germanInput = z
  .object({
    position: text(200).default(''),
    shortBio: text(500).default(''),
    bio: text(10_000).default(''),
    department: text(200).default(''),
    skills: skillsSchema.default([]),
  })
  .nullable()
  .transform((german) => {
    if (!german) return null;
    const { department, skills, ...texts } = german;
    const isEmpty = !department && skills.length === 0 && !Object.values(texts).some(Boolean);
    if (isEmpty) return null;
    return {
      ...texts,
      ...(department ? { department } : {}),
      ...(skills.length > 0 ? { skills } : {}),
    };
  });

const fields = {
  name: text(200).min(1, { error: () => m.validation_name_required() }),
  position: text(200).min(1, { error: () => m.validation_position_title() }),
  bio: text(10_000),
  shortBio: text(500),
  imageUrl: optionalPicture,
  department: optionalText(200),
  german: germanInput,
  additionalImage1: optionalPicture,
  additionalImage2: optionalPicture,
  additionalImage3: optionalPicture,
  phone: optionalPhone,
  email: optionalEmail,
  privatePhone: optionalPhone,
  privateEmail: optionalEmail,
  address: optionalText(500),
  birthdate: birthdateSchema,
  hdmfNumber: optionalCardNumber('hdmfNumber'),
  sssNumber: optionalCardNumber('sssNumber'),
  philhealthNumber: optionalCardNumber('philhealthNumber'),
  taxId: optionalCardNumber('taxId'),
  notes: optionalText(10_000),
  isActive: z.boolean(),
  isPublic: z.boolean(),
  /** That the person has agreed to the public page; needed whenever a profile becomes public. */
  publicConsent: z.boolean(),
  displayOrder: z
    .number({ error: () => m.validation_whole_number() })
    .int({ error: () => m.validation_whole_number() })
    .min(-100_000)
    .max(100_000),
  skills: skillsSchema,
};

/** Name and position are enough for a private record; a public one needs every published part and the consent. */
export const createEmployeeInput = z.object({
  ...fields,
  bio: fields.bio.default(''),
  shortBio: fields.shortBio.default(''),
  imageUrl: optionalPicture.default(null),
  department: fields.department.default(null),
  german: germanInput.default(null),
  additionalImage1: optionalPicture.default(null),
  additionalImage2: optionalPicture.default(null),
  additionalImage3: optionalPicture.default(null),
  phone: fields.phone.default(null),
  email: fields.email.default(null),
  privatePhone: fields.privatePhone.default(null),
  privateEmail: fields.privateEmail.default(null),
  address: fields.address.default(null),
  birthdate: birthdateSchema.default(null),
  hdmfNumber: fields.hdmfNumber.default(null),
  sssNumber: fields.sssNumber.default(null),
  philhealthNumber: fields.philhealthNumber.default(null),
  taxId: fields.taxId.default(null),
  notes: fields.notes.default(null),
  isActive: fields.isActive.default(true),
  isPublic: fields.isPublic.default(false),
  publicConsent: fields.publicConsent.default(false),
  displayOrder: fields.displayOrder.default(0),
  skills: skillsSchema.default([]),
});
export type CreateEmployeeInput = z.infer<typeof createEmployeeInput>;
/** Values as a form or REST sends them, before defaults and trimming. */
export type CreateEmployeeFields = z.input<typeof createEmployeeInput>;

/** Fields left out stay as they are, and so does a concealed field that comes back masked. */
export const updateEmployeeInput = z.object(fields).partial().extend(patchedFields);
export type UpdateEmployeeInput = z.infer<typeof updateEmployeeInput>;

export const listEmployeesInput = pageInput.extend({
  sort: employeeSortSchema.default('displayOrder'),
  order: pageInput.shape.order.unwrap().default('asc'),
  isActive: z.boolean().optional(),
  isPublic: z.boolean().optional(),
  department: z.string().max(200).optional(),
});
export type ListEmployeesInput = z.infer<typeof listEmployeesInput>;
export const listEmployeesOutput = pageOf(employeeSummarySchema);
export const listDepartmentsOutput = z.array(z.string());
/** Newest first, for other programs. */
export const listEmployeeRecordsInput = pageInput.pick({ after: true, limit: true });
export const listEmployeeRecordsOutput = pageOf(employeeSchema);

/** Every employee there is, in their new order. */
export const reorderEmployeesInput = z.object({ ids: z.array(idSchema).min(1).max(1000) });

/** One person of the team as the carousel and its dialog show it, in the language of the request. */
export const teamMemberSchema = z.object({
  /** Null for the leaders, who are part of the company's content and have no record. */
  id: idSchema.nullable(),
  slug: z.string(),
  name: z.string(),
  position: z.string(),
  shortBio: z.string(),
  bio: z.string(),
  /** The picture's own address; null where a portrait is drawn. */
  imageUrl: z.string().nullable(),
  picture: pictureSchema.nullable(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** The public profile page. E-mail and phone are the work ones an administrator entered for it. */
export const publicProfileSchema = teamMemberSchema.extend({
  department: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  skills: z.array(z.string()),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** An id, or the slug made of the name. */
export const profileKeyInput = z.object({ key: z.string().trim().min(1).max(200) });
