import { m } from '../../../shared/i18n/paraglide/messages.js';

export function ProfileSkills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="skills-title" className="mt-12">
      <h2 id="skills-title" className="text-2xl">
        {m.people_skills()}
      </h2>
      <ul className="mt-4 grid gap-x-10 border-b border-mist sm:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill} className="flex items-center gap-3 border-t border-mist py-2.5">
            <svg aria-hidden="true" viewBox="0 0 16 8" fill="none" className="w-4 shrink-0">
              <path d="M1 7.5A7 7 0 0 1 15 7.5" stroke="var(--sea)" strokeWidth="1.5" />
              <circle cx="10.5" cy="2" r="1.75" fill="var(--sun)" />
            </svg>
            <span className="min-w-0">{skill}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
