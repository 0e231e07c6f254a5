import { z } from 'zod';
import { idSchema } from './common.ts';
import { pictureSchema } from './picture.ts';

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
