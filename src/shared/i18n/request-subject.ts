import type { ChangeSubjectKind } from '../contracts/change-request.ts';
import type { Locale } from '../contracts/fields.ts';
import { m } from './paraglide/messages.js';

/** The record a request is about, with the name it had then. */
export type RequestSubjectName = {
  subjectKind: ChangeSubjectKind;
  subjectLabel?: string | null;
};

/**
 * Names what a request is about, as its requester knows it.
 * @param locale that of the page by default
 * @returns null where it has no name of its own
 */
export function nameRequestSubject(
  { subjectKind, subjectLabel }: RequestSubjectName,
  locale?: Locale,
): string | null {
  if (!subjectLabel) return null;
  if (subjectKind === 'invoice') {
    return m.client_portal_question_invoice({ number: subjectLabel }, { locale });
  }
  return subjectKind === 'project'
    ? m.client_portal_question_project({ name: subjectLabel }, { locale })
    : subjectLabel;
}
