import type { Activity, AuditAction } from '../../../shared/contracts/admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

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
  return m.portal_activity_review({
    actor,
    subject: colon < 0 ? subject : subject.slice(0, colon),
    status: statusNames[status]?.() ?? status,
  });
}

function settingSentence({ actor, subject }: Words): string {
  if (subject === 'applications_enabled = true') return m.portal_activity_setting_on({ actor });
  if (subject === 'applications_enabled = false') return m.portal_activity_setting_off({ actor });
  return m.portal_activity_setting({ actor, subject });
}

const sentences: Record<AuditAction, (words: Words) => string> = {
  'user.login': m.portal_activity_login,
  'user.login-failed': m.portal_activity_login_failed,
  'user.logout': m.portal_activity_logout,
  'user.create': m.portal_activity_user_create,
  'application.submit': m.portal_activity_submit,
  'application.review': reviewSentence,
  'question.create': m.portal_activity_question_create,
  'question.update': m.portal_activity_question_update,
  'question.delete': m.portal_activity_question_delete,
  'question.restore': m.portal_activity_question_restore,
  'question.seed': ({ actor, subject }) =>
    m.portal_activity_question_seed({ actor, count: subject }),
  'setting.update': settingSentence,
  'resume.read': m.portal_activity_resume_read,
};

/** An event of the audit record as a sentence in the page's language. */
export function activitySentence({ action, actorName, subjectLabel }: Activity): string {
  if (action === 'user.login-failed' && subjectLabel === null) {
    return m.portal_activity_login_failed_unknown();
  }
  return sentences[action]({
    actor: actorName ?? m.portal_activity_system(),
    subject: subjectLabel ?? m.portal_activity_unknown(),
  });
}
