import { m } from '../i18n/paraglide/messages.js';
import { company } from './company.ts';

/** One of the people who lead the company; they are content, not records. */
export type Leader = {
  slug: string;
  name: string;
  position: string;
  department: string;
  shortBio: string;
  bio: string;
  skills: string[];
};

const splitSkills = (list: string) => list.split(', ');

/** The three leaders in the language of the moment; names and slugs come from the company's own page of facts. */
export function leaders(): Leader[] {
  const { coFounder, consultant, generalManager } = company.leaders;
  return [
    {
      ...coFounder,
      position: m.home_leader_jonas_position(),
      department: m.home_leader_jonas_department(),
      shortBio: m.home_leader_jonas_short(),
      bio: m.home_leader_jonas_bio(),
      skills: splitSkills(m.home_leader_jonas_skills()),
    },
    {
      ...consultant,
      position: m.home_leader_maricel_position(),
      department: m.home_leader_maricel_department(),
      shortBio: m.home_leader_maricel_short(),
      bio: m.home_leader_maricel_bio(),
      skills: splitSkills(m.home_leader_maricel_skills()),
    },
    {
      ...generalManager,
      position: m.home_leader_katrin_position(),
      department: m.home_leader_katrin_department(),
      shortBio: m.home_leader_katrin_short(),
      bio: m.home_leader_katrin_bio(),
      skills: splitSkills(m.home_leader_katrin_skills()),
    },
  ];
}
