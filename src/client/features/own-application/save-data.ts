import { company } from '../../../shared/content/company.ts';
import type { OwnData } from '../../../shared/contracts/own-application.ts';
import { downloadFile } from '../../lib/download-file.ts';

/** Gives the applicant's data to the browser's downloads, as a file that people can read as well. */
export function saveData(data: OwnData): void {
  const text = JSON.stringify(data, null, 2);
  const name = `${company.brand.toLowerCase()}-${data.reference.slice(0, 8)}.json`;
  downloadFile(new Blob([text], { type: 'application/json' }), name);
}
