import type { Activity, AuditAction } from '../contracts/activity.ts';
import type { ApplicationStatus } from '../contracts/application.ts';
import { manualLineIdSchema } from '../contracts/launch.ts';
import { heldKindSchema, retainedKindSchema } from '../contracts/retention.ts';
import { launchTitles } from './launch-titles.ts';
import { m } from './paraglide/messages.js';
import { heldNames, retainedNames } from './retention-names.ts';

type RetentionSentenceWords = { actor: string; subject: string };

/** The label of a run carries how many of each kind, as `bookings=3 activityLog=1200`. */
function erasedSentence({ subject }: RetentionSentenceWords): string {
  const counts = subject.split(' ').flatMap((part) => {
    const [name, count] = part.split('=');
    const kind = retainedKindSchema.safeParse(name);
    if (!kind.success) return [];
    const shown = m.ui_number({ value: Number(count) });
    return [m.activity_retention_count({ kind: retainedNames[kind.data](), count: shown })];
  });
  return m.activity_retention_erase({ counts: counts.join(', ') });
}

/** The label of a hold is the kind of what is held. */
function heldName(subject: string): string {
  const kind = heldKindSchema.safeParse(subject);
  return kind.success ? heldNames[kind.data]() : subject;
}

const holdSentence = ({ actor, subject }: RetentionSentenceWords) =>
  m.activity_retention_hold({ actor, record: heldName(subject) });

const liftSentence = ({ actor, subject }: RetentionSentenceWords) =>
  m.activity_retention_lift({ actor, record: heldName(subject) });

type SentenceWords = { actor: string; subject: string };

const statusNames: Record<string, () => string> = {
  pending: m.portal_status_pending,
  reviewing: m.portal_status_reviewing,
  accepted: m.portal_status_accepted,
  rejected: m.portal_status_rejected,
} satisfies Record<ApplicationStatus, () => string>;

/** The record's label carries name and decision as `name: status`. */
function reviewSentence({ actor, subject }: SentenceWords): string {
  const colon = subject.lastIndexOf(': ');
  // The name goes with the application.
  if (colon < 0) return m.activity_review_erased({ actor });
  const status = subject.slice(colon + 2);
  return m.activity_review({
    actor,
    subject: subject.slice(0, colon),
    status: statusNames[status]?.() ?? status,
  });
}

/** By what the record calls the setting: its key, with the value where that is a switch. */
const settingSentences = new Map<string, (words: { actor: string }) => string>([
  ['applications_enabled = true', m.activity_setting_on],
  ['applications_enabled = false', m.activity_setting_off],
  ['blind_review = true', m.activity_setting_blind_on],
  ['blind_review = false', m.activity_setting_blind_off],
  ['require_second_factor = true', m.activity_setting_second_factor_on],
  ['require_second_factor = false', m.activity_setting_second_factor_off],
  ['media_kit_pin', m.activity_setting_pin],
  ['company_contact', m.activity_setting_contact],
  ['bank_account', m.activity_setting_bank_account],
  ['availability', m.activity_setting_availability],
  ['meeting_access', m.activity_setting_meeting_access],
  ['rejection_delay', m.activity_setting_rejection_delay],
  ['retention', m.activity_setting_retention],
]);

const settingSentence = ({ actor, subject }: SentenceWords) =>
  settingSentences.get(subject)?.({ actor }) ?? m.activity_setting({ actor, subject });

/** The record's label is the line's id. */
function launchLine(subject: string): string {
  const id = manualLineIdSchema.safeParse(subject);
  return id.success ? launchTitles[id.data]() : subject;
}

const sentences: Record<AuditAction, (words: SentenceWords) => string> = {
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
  'booking.move': m.activity_booking_move,
  'booking.cancel': m.activity_booking_cancel,
  'booking.reschedule': m.activity_booking_reschedule,
  'booking.call-off': m.activity_booking_call_off,
  'booking.note': m.activity_booking_note,
  'user.invite': m.activity_user_invite,
  'user.join': m.activity_user_join,
  'user.update': m.activity_user_update,
  'user.role': m.activity_user_role,
  'user.deactivate': m.activity_user_deactivate,
  'user.reactivate': m.activity_user_reactivate,
  'user.erase': ({ actor }) => m.activity_user_erase({ actor }),
  'user.end-sessions': m.activity_user_end_sessions,
  'user.password': m.activity_user_password,
  'user.password-forgotten': m.activity_user_password_forgotten,
  'user.login-recovery': m.activity_login_recovery,
  'user.code-failed': m.activity_code_failed,
  'user.second-factor-on': m.activity_second_factor_on,
  'user.second-factor-off': m.activity_second_factor_off,
  'user.second-factor-removed': m.activity_second_factor_removed,
  'user.recovery-codes': m.activity_recovery_codes,
  'application.undo': m.activity_application_undo,
  'application.tell': m.activity_application_tell,
  'application.note': m.activity_application_note,
  'application.recompute': m.activity_application_recompute,
  'application.retake': m.activity_application_retake,
  'application.retake-withdraw': m.activity_application_retake_withdraw,
  'application.export': m.activity_application_export,
  'application.reveal': m.activity_application_reveal,
  'application.correct': m.activity_application_correct,
  'application.unlock': m.activity_application_unlock,
  'application.withdraw': m.activity_application_withdraw,
  'application.download': m.activity_application_download,
  'application.erase': m.activity_application_erase,
  'question.import': m.activity_question_import,
  'question.export': m.activity_question_export,
  'setting.mail-test': m.activity_mail_test,
  'setting.tick': ({ actor, subject }) =>
    m.activity_launch_tick({ actor, subject: launchLine(subject) }),
  'setting.untick': ({ actor, subject }) =>
    m.activity_launch_untick({ actor, subject: launchLine(subject) }),
  'retention.erase': erasedSentence,
  'retention.hold': holdSentence,
  'retention.lift': liftSentence,
  'mail.resend': m.activity_mail_resend,
  'contact.update': m.activity_contact_update,
  'contact.delete': m.activity_contact_delete,
  'newsletter.delete': m.activity_newsletter_delete,
  'newsletter.export': m.activity_newsletter_export,
  'client.create': m.activity_client_create,
  'client.update': m.activity_client_update,
  'client.handle': m.activity_client_handle,
  'client.manager': m.activity_client_manager,
  'client.add-service': m.activity_client_add_service,
  'client.change-service': m.activity_client_change_service,
  'client.add-project': m.activity_client_add_project,
  'client.change-project': m.activity_client_change_project,
  'client.post-update': m.activity_client_post_update,
  'client.draft-invoice': m.activity_client_draft_invoice,
  'client.change-invoice': m.activity_client_change_invoice,
  'client.drop-invoice': m.activity_client_drop_invoice,
  'client.send-invoice': m.activity_client_send_invoice,
  'client.erase': m.activity_client_erase,
  'client.settle-invoice': m.activity_client_settle_invoice,
  'client.reopen-invoice': m.activity_client_reopen_invoice,
  'client.void-invoice': m.activity_client_void_invoice,
  'client.credit-invoice': m.activity_client_credit_invoice,
  'client.ask-change': m.activity_client_ask_change,
  'client.answer-change': m.activity_client_answer_change,
  'client.withdraw-change': m.activity_client_withdraw_change,
  'employee.ask-change': m.activity_employee_ask_change,
  'employee.answer-change': m.activity_employee_answer_change,
  'employee.withdraw-change': m.activity_employee_withdraw_change,
  'employee.create': m.activity_employee_create,
  'employee.update': m.activity_employee_update,
  'employee.delete': m.activity_employee_delete,
  'employee.restore': m.activity_employee_restore,
  'employee.order': m.activity_employee_order,
  'employee.reveal': m.activity_employee_reveal,
  'employee.link': m.activity_employee_link,
  'employee.unlink': m.activity_employee_unlink,
  'employee.publish': m.activity_employee_publish,
  'employee.unpublish': m.activity_employee_unpublish,
  'gallery.upload': m.activity_gallery_upload,
  'gallery.update': m.activity_gallery_update,
  'gallery.delete': m.activity_gallery_delete,
  'gallery.order': m.activity_gallery_order,
  'news.create': m.activity_news_create,
  'news.update': m.activity_news_update,
  'news.publish': m.activity_news_publish,
  'news.delete': m.activity_news_delete,
  'news.restore': m.activity_news_restore,
  'announcement.create': m.activity_announcement_create,
  'announcement.update': m.activity_announcement_update,
  'announcement.publish': m.activity_announcement_publish,
  'announcement.delete': m.activity_announcement_delete,
  'announcement.restore': m.activity_announcement_restore,
  'resource.create': m.activity_resource_create,
  'resource.update': m.activity_resource_update,
  'resource.version': m.activity_resource_version,
  'resource.archive': m.activity_resource_archive,
  'resource.unarchive': m.activity_resource_unarchive,
  'resource.delete': m.activity_resource_delete,
  'resource.restore': m.activity_resource_restore,
  'resource.acknowledge': m.activity_resource_acknowledge,
  'activity.export': m.activity_activity_export,
};

/** An event of the audit record as a sentence in the page's language. */
export function activitySentence({ action, actorName, subjectLabel }: Activity): string {
  if (action === 'user.login-failed' && subjectLabel === null) {
    return m.activity_login_failed_unknown();
  }
  if (action === 'application.erase' && actorName === null) {
    return m.activity_application_erase_own();
  }
  // An account that was erased has an empty name.
  return sentences[action]({
    actor: actorName === '' ? m.activity_erased_account() : (actorName ?? m.activity_system()),
    subject: subjectLabel || m.activity_unknown(),
  });
}
