import type { GermanProfile } from '../../entities/employee-profile.ts';

/** A person of the demo content: invented, with a work address on a reserved domain. */
export type SeedEmployee = {
  name: string;
  position: string;
  department: string;
  shortBio: string;
  bio: string;
  german: GermanProfile;
  email: string;
  /** Numbers kept free for films, or none. */
  phone: string | null;
  skills: string[];
  isActive: boolean;
  isPublic: boolean;
};
