import {
  type ImportQuestionsOutput,
  importQuestionsOutput,
} from '../../../../shared/contracts/question.ts';
import { languageHeader } from '../../../../shared/i18n/locale.ts';

/**
 * Sends a CSV file: to be looked at, or with the fingerprint of that look to be taken over. Throws what `readError`
 * understands.
 */
export async function sendQuestionFile(
  file: Blob,
  fingerprint: string | undefined,
): Promise<ImportQuestionsOutput> {
  const query = fingerprint === undefined ? '' : `?${new URLSearchParams({ fingerprint })}`;
  const response = await fetch(`/api/admin/questions/import${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', [languageHeader]: document.documentElement.lang },
    body: file,
  });
  const body: unknown = await response.json();
  if (!response.ok) throw body;
  return importQuestionsOutput.parse(body);
}
