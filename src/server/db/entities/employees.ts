import { defineEntity, p } from '@mikro-orm/core';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import { Application } from './applications.ts';
import { editedColumns, momentColumn } from './columns.ts';
import { Image } from './images.ts';

/** The German page's replacement, where there is one. */
export type GermanProfile = {
  position: string;
  shortBio: string;
  bio: string;
  department?: string;
  skills?: string[];
};

/** A person who works here. Most of it is for administrators alone; what the public may see, services decide. */
const EmployeeProfileSchema = defineEntity({
  name: 'EmployeeProfile',
  tableName: 'employee_profiles',
  indexes: [
    { properties: ['isPublic', 'isActive', 'displayOrder'] },
    { properties: ['displayOrder', 'name', 'id'] },
    { properties: ['name', 'id'] },
    { properties: ['position', 'id'] },
    { properties: ['department', 'id'] },
    { properties: ['createdAt', 'id'] },
  ],
  checks: [
    {
      name: 'employee_profiles_public_consent_check',
      expression: 'not "is_public" or "public_consent_at" is not null',
    },
  ],
  properties: {
    ...editedColumns(),
    /** Made of the name; stays when the name changes, so that printed codes keep working. */
    slug: p.string().length(140).unique(),
    name: p.string().length(200),
    position: p.string().length(200),
    department: p.string().length(200).nullable(),
    bio: p.text(),
    shortBio: p.string().length(500),
    german: p.json<GermanProfile>().nullable(),
    image: () => p.manyToOne(Image).nullable().deleteRule('set null'),
    additionalImage1: () => p.manyToOne(Image).nullable().deleteRule('set null'),
    additionalImage2: () => p.manyToOne(Image).nullable().deleteRule('set null'),
    additionalImage3: () => p.manyToOne(Image).nullable().deleteRule('set null'),
    /** Of work: both stand on the public page. */
    phone: p.string().length(40).nullable(),
    email: p.string().length(254).nullable(),
    /** The person's own: for administrators and the person alone. */
    privatePhone: p.string().length(40).nullable(),
    privateEmail: p.string().length(254).nullable(),
    birthdate: p.date().nullable(),
    address: p.string().length(500).nullable(),
    hdmfNumber: p.string().length(60).nullable(),
    sssNumber: p.string().length(60).nullable(),
    philhealthNumber: p.string().length(60).nullable(),
    taxId: p.string().length(60).nullable(),
    /** Internal. */
    notes: p.text().nullable(),
    isActive: p.boolean().default(true),
    isPublic: p.boolean().default(false),
    /** The consent with which the profile was last made public. */
    publicConsentVersion: p.string().length(40).nullable(),
    publicConsentLocale: p.enum(localeSchema.options).nullable(),
    publicConsentAt: momentColumn().nullable(),
    /** Author of the record, stored as a name; null for a profile that was public before consents were recorded. */
    publicConsentBy: p.string().length(200).nullable(),
    /** Moment the person took the profile down; another consent is needed then. */
    publicConsentWithdrawnAt: momentColumn().nullable(),
    displayOrder: p.integer().default(0),
    skills: p.json<string[]>(),
    /** The application that became this profile: once. */
    application: () => p.oneToOne(Application).nullable().deleteRule('set null'),
    /** Deleted profiles stay for undo. */
    deletedAt: momentColumn().nullable(),
  },
});

export class EmployeeProfile extends EmployeeProfileSchema.class {}
EmployeeProfileSchema.setClass(EmployeeProfile);
