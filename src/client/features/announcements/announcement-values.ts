import type { UseFormReturn } from 'react-hook-form';
import type {
  Announcement,
  AnnouncementFields,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { fromLocalTime, toLocalTime } from '../../lib/local-time.ts';

export const publications = ['now', 'later', 'draft'] as const;
type Publication = (typeof publications)[number];

/** What the form holds. */
export type AnnouncementValues = {
  title: string;
  body: string;
  german: { title: string; body: string };
  publication: Publication;
  /** Of inputs for local time. */
  publishedAt: string;
  until: string;
  isPinned: boolean;
};

export type AnnouncementFormType = UseFormReturn<
  AnnouncementValues,
  unknown,
  CreateAnnouncementInput
>;

const publicationOf = {
  draft: 'draft',
  scheduled: 'later',
  published: 'now',
  over: 'now',
} as const;

/** The values with which the form opens. */
export function announcementValues(announcement: Announcement | undefined): AnnouncementValues {
  const { publishedAt, until } = announcement ?? {};
  const isScheduled = announcement?.state === 'scheduled';
  return {
    title: announcement?.title ?? '',
    body: announcement?.body ?? '',
    german: announcement?.german ?? { title: '', body: '' },
    publication: announcement ? publicationOf[announcement.state] : 'now',
    publishedAt: isScheduled && publishedAt ? toLocalTime(publishedAt) : '',
    until: until ? toLocalTime(until) : '',
    isPinned: announcement?.isPinned ?? false,
  };
}

/** What the form sends; no German text where nothing of it was entered. */
export function announcementFields(values: AnnouncementValues): AnnouncementFields {
  const { publication, publishedAt, until, german, ...fields } = values;
  const hasGerman = Object.values(german).some((text) => text.trim() !== '');
  return {
    ...fields,
    german: hasGerman ? german : null,
    isPublished: publication !== 'draft',
    publishedAt: publication === 'later' ? fromLocalTime(publishedAt) : null,
    until: fromLocalTime(until),
  };
}
