import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type {
  Announcement,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { localeSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { SaveRecord } from '../../lib/save-outcome.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { useRecordForm } from '../../lib/use-record-form.ts';
import { ConflictAlert } from '../../ui/conflict-alert.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { announcementResolver } from './announcement-resolver.ts';
import { type AnnouncementValues, announcementValues } from './announcement-values.ts';
import { PublicationFields } from './publication-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface AnnouncementFormProps {
  /** For the submit button, which stands outside the form. */
  id: string;
  /** The announcement as it stands now; missing for a new one. */
  announcement: Announcement | undefined;
  save: SaveRecord<CreateAnnouncementInput>;
  onClose: () => void;
}

const fieldNames = [
  'title',
  'body',
  'german.title',
  'german.body',
  'publishedAt',
  'until',
] as const;
const languageNames = { en: m.content_tab_english, de: m.content_tab_german };

export function AnnouncementForm({ id, announcement, save, onClose }: AnnouncementFormProps) {
  const form = useForm<AnnouncementValues, unknown, CreateAnnouncementInput>({
    resolver: announcementResolver,
    defaultValues: announcementValues(announcement),
  });
  const { errors, isDirty, submitCount } = form.formState;
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  const { submit, saved, hasConflict, edited, take } = useRecordForm({
    stored: announcement,
    save,
    onSaved: onClose,
    onRefused: (issues) => showIssues(form.setError, fieldNames, issues),
  });
  // The language in which a field is marked is shown.
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    if (errors.german) setLanguage('de');
    if (errors.title || errors.body) setLanguage('en');
  }

  function takeCurrent() {
    form.reset(announcementValues(announcement));
    take(announcement);
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
      <DiscardGuard isDirty={isDirty} saved={saved} heldBy="edit" />
      {hasConflict && <ConflictAlert onTake={takeCurrent} />}
      <Tabs
        label={m.announcements_languages()}
        value={language}
        onValueChange={(value) => setLanguage(localeSchema.catch('en').parse(value))}
        items={localeSchema.options.map((value) => ({ value, label: languageNames[value]() }))}
      >
        {localeSchema.options.map((value) => (
          <TabPanel key={value} value={value} className="grid gap-5">
            {value === 'de' && (
              <p className="text-sm text-muted">{m.announcements_german_hint()}</p>
            )}
            <TextFields form={form} language={value} />
          </TabPanel>
        ))}
      </Tabs>
      <PublicationFields form={form} announcement={edited} />
    </form>
  );
}
