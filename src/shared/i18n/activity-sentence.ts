import type { Activity, AuditAction } from '../contracts/admin.ts';
import { m } from './paraglide/messages.js';

type Words = { actor: string; subject: string };

const statusNames: Record<string, () => string> = {
  pending: m.portal_status_pending,
  reviewing: m.portal_status_reviewing,
  accepted: m.portal_status_accepted,
  rejected: m.portal_status_rejected,
};

/** The record's label carries name and decision as `name: status`. */
function reviewSentence({ actor, subject }: Words): string {
  const colon = subject.lastIndexOf(': ');
  const status = subject.slice(colon + 2);
  return m.activity_review({
    actor,
    subject: colon < 0 ? subject : subject.slice(0, colon),
    status: statusNames[status]?.() ?? status,
  });
}

/** By what the record calls the setting: its key, with the value where that is a switch. */
const settingSentences = new Map<string, (words: { actor: string }) => string>([
  ['applications_enabled = true', m.activity_setting_on],
  ['applications_enabled = false', m.activity_setting_off],
  ['blind_review = true', m.activity_setting_blind_on],
  ['blind_review = false', m.activity_setting_blind_off],
  ['media_kit_pin', m.activity_setting_pin],
  ['company_contact', m.activity_setting_contact],
  ['availability', m.activity_setting_availability],
  ['retention', m.activity_setting_retention],
]);

const settingSentence = ({ actor, subject }: Words) =>
  settingSentences.get(subject)?.({ actor }) ?? m.activity_setting({ actor, subject });

const sentences: Record<AuditAction, (words: Words) => string> = {
  'user.login': m.activity_login,
  'user.login-failed': m.activity_login_failed,
  'user.logout': m.activity_logout,
  'user.create': m.activity_user_create,
  'application.submit': m.activity_submit,
  'application.review': reviewSentence,
  'question.create': m.activity_question_create,
  'question.update': m.activity_question_update,
  'question.delete': m.activity_question_delete,
  'question.restore': m.activity_question_restore,
  'question.seed': ({ actor, subject }) => m.activity_question_seed({ actor, count: subject }),
  'setting.update': settingSentence,
  'resume.read': m.activity_resume_read,
  'contact.send': m.activity_contact,
  'client.register': m.activity_client_register,
  'booking.create': m.activity_booking,
  'user.invite': m.activity_user_invite,
  'user.join': m.activity_user_join,
  'user.update': m.activity_user_update,
  'user.role': m.activity_user_role,
  'user.deactivate': m.activity_user_deactivate,
  'user.reactivate': m.activity_user_reactivate,
  'user.end-sessions': m.activity_user_end_sessions,
  'application.note': m.activity_application_note,
  'application.recompute': m.activity_application_recompute,
  'application.export': m.activity_application_export,
  'application.reveal': m.activity_application_reveal,
  'question.import': m.activity_question_import,
  'question.export': m.activity_question_export,
  'setting.mail-test': m.activity_mail_test,
  'contact.update': m.activity_contact_update,
  'contact.delete': m.activity_contact_delete,
  'newsletter.delete': m.activity_newsletter_delete,
  'newsletter.export': m.activity_newsletter_export,
  'client.create': m.activity_client_create,
  'client.update': m.activity_client_update,
  'client.handle': m.activity_client_handle,
  'employee.create': m.activity_employee_create,
  'employee.update': m.activity_employee_update,
  'employee.delete': m.activity_employee_delete,
  'employee.restore': m.activity_employee_restore,
  'employee.order': m.activity_employee_order,
  'employee.reveal': m.activity_employee_reveal,
  'gallery.upload': m.activity_gallery_upload,
  'gallery.update': m.activity_gallery_update,
  'gallery.delete': m.activity_gallery_delete,
  'gallery.order': m.activity_gallery_order,
  'news.create': m.activity_news_create,
  'news.update': m.activity_news_update,
  'news.publish': m.activity_news_publish,
  'news.delete': m.activity_news_delete,
  'news.restore': m.activity_news_restore,
  'activity.export': m.activity_activity_export,
};

/** An event of the audit record as a sentence in the page's language. */
export function activitySentence({ action, actorName, subjectLabel }: Activity): string {
  if (action === 'user.login-failed' && subjectLabel === null) {
    return m.activity_login_failed_unknown();
  }
  return sentences[action]({
    actor: actorName ?? m.activity_system(),
    subject: subjectLabel ?? m.activity_unknown(),
  });
}
