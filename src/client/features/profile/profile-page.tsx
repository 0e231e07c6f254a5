import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileSkills } from './profile-skills.tsx';

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
        <ProfileFacts profile={profile} />
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
