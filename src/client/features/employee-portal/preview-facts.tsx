import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

/** What the public page says beside the text; what nobody entered is left out. */
export function PreviewFacts({ preview }: Pick<OwnProfile, 'preview'>) {
  const { department, email, phone, skills } = preview;
  const facts = [
    { label: m.people_department(), value: department },
    { label: m.people_email(), value: email },
    { label: m.people_phone(), value: phone },
    { label: m.people_skills(), value: skills.join(', ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="m-0 grid gap-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="m-0 hyphens-none wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
