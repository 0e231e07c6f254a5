import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GovernmentIds } from './government-ids.tsx';
import { OwnRequests } from './own-requests.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfilePreview } from './profile-preview.tsx';
import { UnlinkedNotice } from './unlinked-notice.tsx';

function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-8 lg:grid-cols-2">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** What a person says of themselves, beside the page that visitors see; below it the numbers nobody sees. */
export function ProfilePage() {
  const query = trpc.employee.getProfile.useQuery();
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{m.employee_portal_profile()}</h1>
      <QueryResult
        query={query}
        errorTitle={m.employee_portal_profile_error()}
        skeleton={<ProfileSkeleton />}
      >
        {(profile) =>
          profile ? (
            <>
              <p className="-mt-4 max-w-[60ch] text-muted">
                {profile.isShown
                  ? m.employee_portal_profile_intro()
                  : m.employee_portal_profile_hidden()}
              </p>
              <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <ProfileForm profile={profile} />
                <ProfilePreview profile={profile} />
              </div>
              <div className="grid gap-x-10 gap-y-8 border-t border-mist pt-8 lg:grid-cols-2">
                <GovernmentIds ids={profile.governmentIds} />
                <OwnRequests />
              </div>
            </>
          ) : (
            <div className="max-w-2xl">
              <UnlinkedNotice />
            </div>
          )
        }
      </QueryResult>
    </main>
  );
}
