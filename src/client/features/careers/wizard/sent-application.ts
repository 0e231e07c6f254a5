import type { AttemptResults } from '../../../../shared/contracts/attempt.ts';

/** An application that the server has. */
export type SentApplication = {
  id: string;
  /** Opens the applicant's own page. */
  statusToken: string;
};

/** What an attempt became, as its results tell; null as long as it was not sent. */
export function sentApplication({
  applicationId,
  statusToken,
}: Pick<AttemptResults, 'applicationId' | 'statusToken'>): SentApplication | null {
  return applicationId && statusToken ? { id: applicationId, statusToken } : null;
}
