import { TestClient } from '../../../src/server/testing/test-client.ts';
import { pdfFile } from '../../../src/server/uploads/testing/resume-files.ts';
import { compareFiles } from '../../faults/support/stored.ts';
import { applicationWrite, resumeUrlOf, uploadAddress } from '../../faults/support/writes.ts';
import { AdminApi } from '../../support/admin-api.ts';
import { exactly, type FleetClaims } from '../support/claim.ts';

/** A résumé whose every step meets another server: its address, its bytes, the application, the download. */
export const files: FleetClaims = async (fleet) => {
  const at = (number: number) => new TestClient(fleet.server(number).url);
  const address = (await uploadAddress(at(0))) ?? '';
  const { pathname, search } = new URL(address, fleet.server(0).url);
  const bytes = new Uint8Array(await pdfFile());
  const put = await at(1).request('PUT', pathname + search, {
    headers: { 'content-type': 'application/pdf' },
    body: bytes,
  });
  const applied = await applicationWrite(resumeUrlOf(pathname)).post(at(2));
  const admin = await AdminApi.open(fleet.server(3).url);
  const download = await admin.client.fetch(pathname);
  const read = new Uint8Array(await download.arrayBuffer());
  const book = await fleet.installation.read((orm) =>
    compareFiles(orm, fleet.installation.dataDir),
  );
  return [
    exactly(
      'steps of a résumé over several servers that went well',
      [put.status, applied.status, download.status].filter((status) => status < 300).length,
      3,
    ),
    exactly('bytes of it that came back', read.length, bytes.length),
    exactly('files without a row, or rows without a file', book.failures.length, 0),
  ];
};
