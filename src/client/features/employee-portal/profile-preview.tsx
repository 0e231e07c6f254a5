import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ExternalLink } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { TakeDown } from './take-down.tsx';

/** What the public page says beside the text; what nobody entered is left out. */
function PreviewFacts({ preview }: Pick<OwnProfile, 'preview'>) {
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

const photoClass = 'aspect-4/5 w-28 rounded object-cover sm:w-36';

/** The public page in small, as it is saved. */
export function ProfilePreview({ profile }: { profile: OwnProfile }) {
  const { preview, isShown } = profile;
  const { name, position, bio, picture, slug } = preview;
  return (
    <section aria-labelledby="preview-title" className="min-w-0 xl:sticky xl:top-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="preview-title" className="text-xl">
          {m.employee_portal_preview()}
        </h2>
        <p className="text-sm text-muted">{m.employee_portal_preview_hint()}</p>
      </div>
      <Card className="mt-4 grid gap-5">
        <div className="flex flex-wrap gap-5">
          {picture ? (
            <PictureImage
              picture={picture}
              alt={m.people_photo({ name })}
              sizes="9rem"
              className={photoClass}
            />
          ) : (
            <Portrait name={name} className={photoClass} />
          )}
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-display text-2xl font-semibold wrap-anywhere">{name}</p>
            <p className="mt-2">
              <Badge tone="sea" className="whitespace-normal!">
                {position}
              </Badge>
            </p>
          </div>
        </div>
        <PreviewFacts preview={preview} />
        <div>
          <h3 className="text-lg">{m.employee_portal_preview_about()}</h3>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            {bio || <span className="text-muted">{m.employee_portal_preview_empty()}</span>}
          </p>
        </div>
        {isShown && (
          <a
            href={`/profile/${slug}`}
            target="_blank"
            rel="noopener"
            className={`${buttonClass('secondary', 'sm')} justify-self-start`}
          >
            <ExternalLink aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.employee_portal_preview_open()}
          </a>
        )}
        <TakeDown profile={profile} />
      </Card>
    </section>
  );
}
