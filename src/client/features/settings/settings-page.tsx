import { type ReactNode, useCallback, useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangedLine } from './changed-line.tsx';
import { ContactSettings } from './contact-settings.tsx';
import { DirtyForms } from './dirty-forms.ts';
import { HoursSettings } from './hours-settings.tsx';
import { MailSettings } from './mail-settings.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { PinSettings } from './pin-settings.tsx';
import { RejectionSettings } from './rejection-settings.tsx';
import { RetentionSettings } from './retention-settings.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { SettingSection } from './setting-section.tsx';

interface SettingsPageProps {
  /** What has to be settled before going live. */
  launch: ReactNode;
  /** The switch of career applications, with what stands below it. */
  applications: (note: ReactNode) => ReactNode;
  /** The switch of blind review. */
  blindReview: (isBlind: boolean) => ReactNode;
}

const none: readonly string[] = [];

function PageSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-5">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** Everything that can be set, each part a form of its own. */
export function SettingsPage({ launch, applications, blindReview }: SettingsPageProps) {
  const settings = trpc.admin.settings.get.useQuery();
  const [dirty, setDirty] = useState(none);
  const saved = useRef(false);
  const report = useCallback((form: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.includes(form) === isDirty) return before;
      return isDirty ? [...before, form] : before.filter((other) => other !== form);
    });
  }, []);
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,60rem)] gap-5 outline-none">
      <h1 className="text-2xl">{m.settings_title()}</h1>
      {launch}
      <DiscardGuard isDirty={dirty.length > 0} saved={saved} />
      <DirtyForms value={report}>
        <QueryResult
          query={settings}
          errorTitle={m.settings_not_loaded()}
          skeleton={<PageSkeleton />}
        >
          {(data) => (
            <>
              {applications(<ChangedLine changed={data.applications.changed} />)}
              <SettingSection
                id="blind"
                title={m.settings_blind_title()}
                changed={data.blindReview.changed}
              >
                {blindReview(data.blindReview.isBlind)}
              </SettingSection>
              <SecondFactorSettings secondFactor={data.secondFactor} />
              <PinSettings mediaKitPin={data.mediaKitPin} />
              <ContactSettings contact={data.contact} />
              <HoursSettings availability={data.availability} />
              <RejectionSettings delay={data.rejectionDelay} />
              <RetentionSettings retention={data.retention} />
              <MailSettings mail={data.mail} />
              <NoticeSettings />
            </>
          )}
        </QueryResult>
      </DirtyForms>
    </main>
  );
}
