import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../../shared/content/company.ts';
import type { PublicProfile } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { accentLinkClass, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';

export function ProfileNotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] content-center justify-items-start gap-4 px-4 py-16 outline-none sm:px-6 md:py-24 lg:px-10"
    >
      <title>{`${m.people_not_found()} | ${company.brand}`}</title>
      <meta name="robots" content="noindex" />
      {/* The sun stands where a face would be. */}
      <svg aria-hidden="true" viewBox="0 0 320 132" fill="none" className="mb-4 w-80 max-w-full">
        <path d="M0 131.5H320" stroke="var(--edge)" />
        <path
          d="M104 131C104 96 130 82 160 82S216 96 216 131"
          stroke="var(--ink)"
          strokeWidth="2"
        />
        <circle
          cx="160"
          cy="42"
          r="30"
          stroke="var(--edge)"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <path d="M12 131A148 110 0 0 1 96 31" stroke="var(--sea)" strokeWidth="2" />
        <path d="M224 31A148 110 0 0 1 308 131" stroke="var(--sea)" strokeWidth="2" />
        <circle cx="160" cy="42" r="10" fill="var(--sun)" />
      </svg>
      <h1 className="text-3xl">{m.people_not_found()}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{m.people_not_found_text()}</p>
      <Link to="/" className={`mt-3 ${buttonClass('primary')}`}>
        {m.people_back_home()}
      </Link>
    </main>
  );
}

/** The shape of the page while the person is looked up. */
export function ProfileSkeleton() {
  return (
    <main
      id="main"
      aria-busy="true"
      className="mx-auto grid w-full max-w-[90rem] gap-x-10 gap-y-8 px-4 pt-12 pb-20 sm:px-6 md:grid-cols-12 md:pt-16 lg:px-10"
    >
      <p role="status" className="sr-only">
        {m.people_loading()}
      </p>
      <Skeleton className="aspect-4/5 w-full max-w-sm md:col-span-5 lg:col-span-4" />
      <div className="grid content-start gap-5 md:col-span-7 lg:col-start-6">
        <Skeleton className="h-16 w-4/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="mt-8 h-40 w-full max-w-[60ch]" />
      </div>
    </main>
  );
}

interface ProfileDetailItemProps {
  label: string;
  /** Handler of a click on the value. */
  href?: string | undefined;
  children: ReactNode;
}

function ProfileDetailItem({ label, href, children }: ProfileDetailItemProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="hyphens-none wrap-anywhere">
        {href === undefined ? (
          children
        ) : (
          <a href={href} className={`inline-block py-0.5 ${accentLinkClass}`}>
            {children}
          </a>
        )}
      </dd>
    </div>
  );
}

/** Department and contact of the person; empty ones are left out. */
function ProfileDetails({ profile }: { profile: PublicProfile }) {
  const { id, slug, department, email, phone } = profile;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <>
      {(department !== null || email !== null || phone !== null) && (
        <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {department !== null && (
            <ProfileDetailItem label={m.people_department()}>{department}</ProfileDetailItem>
          )}
          {email !== null && (
            <ProfileDetailItem label={m.people_email()} href={`mailto:${email}`}>
              {email}
            </ProfileDetailItem>
          )}
          {phone !== null && (
            <ProfileDetailItem label={m.people_phone()} href={telHref(phone)}>
              {phone}
            </ProfileDetailItem>
          )}
        </dl>
      )}
      <a
        href={`/api/employee-profiles/${encodeURIComponent(id ?? slug)}/vcard?locale=${locale}`}
        download
        className={`mt-7 ${buttonClass('secondary')}`}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {m.people_vcard()}
      </a>
    </>
  );
}

function ProfileSkills({ skills }: { skills: string[] }) {
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

const route = getRouteApi('/public/profile/$key');
const photoSizes =
  '(min-width: 90rem) 27rem, (min-width: 64rem) 31vw, (min-width: 48rem) 40vw, 24rem';
const photoClass = 'aspect-4/5 w-full rounded object-cover';

export function ProfilePage() {
  const profile = route.useLoaderData();
  const { name, position, bio, picture } = profile;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] gap-x-10 gap-y-8 px-4 pt-8 pb-20 outline-none sm:px-6 md:grid-cols-12 md:pt-16 lg:px-10 lg:pb-28"
    >
      <div className="max-w-96 md:col-span-5 md:max-w-none lg:col-span-4">
        <div className="md:sticky md:top-28">
          {picture ? (
            <PictureImage
              picture={picture}
              alt={m.people_photo({ name })}
              sizes={photoSizes}
              priority
              className={photoClass}
            />
          ) : (
            <Portrait name={name} className={photoClass} />
          )}
        </div>
      </div>
      <div className="min-w-0 md:col-span-7 lg:col-start-6">
        <h1 className="text-4xl">{name}</h1>
        <p className="mt-5 flex flex-wrap gap-2">
          <Badge tone="sea" className="text-sm! whitespace-normal!">
            {position}
          </Badge>
          <Badge tone="success" className="text-sm! whitespace-normal!">
            {m.people_active()}
          </Badge>
        </p>
        <ArcDivider className="mt-6" />
        <ProfileDetails profile={profile} />
        <section aria-labelledby="about-title" className="mt-12">
          <h2 id="about-title" className="text-2xl">
            {m.people_about()}
          </h2>
          <p className="mt-4 max-w-[62ch] text-lg whitespace-pre-line">{bio}</p>
        </section>
        <ProfileSkills skills={profile.skills} />
      </div>
    </main>
  );
}
