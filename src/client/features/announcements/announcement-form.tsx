import { type Resolver, useFormContext } from 'react-hook-form';
import {
  type Announcement,
  type AnnouncementFields,
  type CreateAnnouncementInput,
  createAnnouncementInput,
  maxAnnouncementLength,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { convertedResolver } from '../../lib/contract-resolver.ts';
import { getBrowserTimeZone, parseDateTimeLocal, toDateTimeLocal } from '../../lib/local-time.ts';
import { Field } from '../../ui/field.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { LanguageTabs } from '../../ui/language-tabs.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { RecordForm, type SaveRecord } from '../../ui/record-form.tsx';

const publications = ['now', 'later', 'draft'] as const;
type Publication = (typeof publications)[number];

/** Values of the form. */
type AnnouncementValues = {
  title: string;
  body: string;
  german: { title: string; body: string };
  publication: Publication;
  /** Of inputs for local time. */
  publishedAt: string;
  until: string;
  isPinned: boolean;
};

const { TextField, TextareaField, SwitchField, CustomField } = fieldsOf<AnnouncementValues>();

const publicationByState = {
  draft: 'draft',
  scheduled: 'later',
  published: 'now',
  over: 'now',
} as const;

/** The values with which the form opens. */
function announcementValues(announcement: Announcement | undefined): AnnouncementValues {
  const { publishedAt, until } = announcement ?? {};
  const isScheduled = announcement?.state === 'scheduled';
  return {
    title: announcement?.title ?? '',
    body: announcement?.body ?? '',
    german: announcement?.german ?? { title: '', body: '' },
    publication: announcement ? publicationByState[announcement.state] : 'now',
    publishedAt: isScheduled && publishedAt ? toDateTimeLocal(publishedAt) : '',
    until: until ? toDateTimeLocal(until) : '',
    isPinned: announcement?.isPinned ?? false,
  };
}

/** Converts the form's values for the server; no German text where none was entered. */
function announcementFields(values: AnnouncementValues): AnnouncementFields {
  const { publication, publishedAt, until, german, ...fields } = values;
  const hasGerman = Object.values(german).some((text) => text.trim() !== '');
  return {
    ...fields,
    german: hasGerman ? german : null,
    isPublished: publication !== 'draft',
    publishedAt: publication === 'later' ? parseDateTimeLocal(publishedAt) : null,
    until: parseDateTimeLocal(until),
  };
}

const validate = convertedResolver(createAnnouncementInput, announcementFields);

/** The contract's rules, held against what the form would send, and a time where one is to be chosen. */
const announcementResolver: Resolver<AnnouncementValues, unknown, CreateAnnouncementInput> = async (
  values,
  ...options
) => {
  const result = await validate(values, ...options);
  if (values.publication !== 'later' || parseDateTimeLocal(values.publishedAt)) return result;
  return {
    values: {},
    errors: { ...result.errors, publishedAt: { type: 'time', message: m.content_time_invalid() } },
  };
};

/** Publication to employees, and its place. */
function PublicationFields({ announcement }: { announcement: Announcement | undefined }) {
  const { watch } = useFormContext<AnnouncementValues>();
  const isOut = announcement?.state === 'published';
  const labels = {
    now: { label: isOut ? m.announcements_stay() : m.announcements_publish_now() },
    later: { label: m.announcements_schedule() },
    draft: { label: m.announcements_draft(), description: m.announcements_draft_text() },
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 border-t border-mist pt-6 sm:grid-cols-2">
      <CustomField name="publication">
        {({ value, onChange }) => (
          <Field label={m.announcements_publication()} group>
            <RadioGroup
              value={value}
              onValueChange={onChange}
              options={publications.map((one) => ({ value: one, ...labels[one] }))}
            />
          </Field>
        )}
      </CustomField>
      <div className="grid min-w-0 gap-5">
        {watch('publication') === 'later' && (
          <TextField
            name="publishedAt"
            type="datetime-local"
            label={m.announcements_field_time()}
            hint={m.announcements_time_zone({ zone: getBrowserTimeZone() })}
            min={toDateTimeLocal(new Date())}
            required
          />
        )}
        <TextField
          name="until"
          type="datetime-local"
          label={m.announcements_field_until()}
          hint={m.announcements_until_hint()}
        />
        <SwitchField
          name="isPinned"
          label={m.announcements_pin()}
          description={m.announcements_pin_text()}
        />
      </div>
    </div>
  );
}

const fieldNames = {
  en: { title: 'title', body: 'body' },
  de: { title: 'german.title', body: 'german.body' },
} as const;

/** Title and text in both languages. */
function TextFields() {
  return (
    <LanguageTabs
      label={m.announcements_languages()}
      fields={['title', 'body']}
      germanHint={m.announcements_german_hint()}
    >
      {(language) => (
        <>
          <TextField
            name={fieldNames[language].title}
            label={m.ui_title()}
            required={language === 'en'}
            lang={language}
            maxLength={200}
          />
          <TextareaField
            name={fieldNames[language].body}
            label={m.announcements_field_body()}
            hint={m.announcements_body_hint()}
            required={language === 'en'}
            lang={language}
            maxLength={maxAnnouncementLength}
            rows={8}
            controlClassName="field-sizing-content max-h-96 min-h-48"
          />
        </>
      )}
    </LanguageTabs>
  );
}

interface AnnouncementFormProps {
  /** The announcement as it stands now; missing for a new one. */
  announcement: Announcement | undefined;
  save: SaveRecord<CreateAnnouncementInput>;
  onClose: () => void;
}

export function AnnouncementForm({ announcement, save, onClose }: AnnouncementFormProps) {
  return (
    <RecordForm
      record={announcement}
      values={announcementValues}
      resolver={announcementResolver}
      save={save}
      onSaved={onClose}
      className="grid gap-6"
    >
      {(edited) => (
        <>
          <TextFields />
          <PublicationFields announcement={edited} />
        </>
      )}
    </RecordForm>
  );
}
