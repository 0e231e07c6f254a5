import type { ActivityKind } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const kindLabels: Record<ActivityKind, () => string> = {
  user: m.activity_kind_user,
  application: m.activity_kind_application,
  resume: m.activity_kind_resume,
  question: m.activity_kind_question,
  client: m.activity_kind_client,
  contact: m.activity_kind_contact,
  booking: m.activity_kind_booking,
  newsletter: m.activity_kind_newsletter,
  employee: m.activity_kind_employee,
  news: m.activity_kind_news,
  announcement: m.activity_kind_announcement,
  resource: m.activity_kind_resource,
  gallery: m.activity_kind_gallery,
  mail: m.activity_kind_mail,
  setting: m.activity_kind_setting,
  retention: m.activity_kind_retention,
  activity: m.activity_kind_activity,
};
