import type { Leader } from '../../../shared/content/leaders.ts';
import type { TeamMember } from '../../../shared/contracts/employee.ts';

/** Somebody of the team, leader or employee. */
export type Person = Pick<TeamMember, 'name' | 'position' | 'shortBio' | 'bio' | 'picture'> & {
  /** What stands in the address of the profile: the id, or the slug of who has none. */
  key: string;
};

export const fromLeader = ({ slug, ...leader }: Leader): Person => ({
  ...leader,
  key: slug,
  picture: null,
});

export const fromMember = (member: TeamMember): Person => ({
  ...member,
  key: member.id ?? member.slug,
});
