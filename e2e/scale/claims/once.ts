import { randomUUID } from 'node:crypto';
import { uploadResume } from '../../../src/server/testing/applicant.ts';
import { TestClient, type TestResponse } from '../../../src/server/testing/test-client.ts';
import { countOf } from '../../faults/support/stored.ts';
import {
  applicationWrite,
  contactWrite,
  likeWrite,
  registrationWrite,
  type Write,
} from '../../faults/support/writes.ts';
import { AdminApi } from '../../support/admin-api.ts';
import { uploadPicture } from '../../support/gallery-picture.ts';
import { type Claim, exactly, type FleetClaims } from '../support/claim.ts';
import type { Fleet } from '../support/fleet.ts';

const visitors = 40;
const senders = 8;

/** Sends the same thing to every server at the same moment. */
const toAll = (fleet: Fleet, write: Write): Promise<TestResponse[]> =>
  Promise.all(fleet.servers.map(({ url }) => write.post(new TestClient(url))));

/** The same form, to all servers at once: one record, and the same answer for everybody. */
async function formsOnce(fleet: Fleet): Promise<Claim[]> {
  const resumes = await Promise.all(
    Array.from({ length: senders }, () => uploadResume(new TestClient(fleet.proxy.url))),
  );
  const kinds = {
    messages: { table: 'contact_messages', writes: resumes.map(contactWrite) },
    registrations: { table: 'clients', writes: resumes.map(registrationWrite) },
    applications: { table: 'applications', writes: resumes.map(applicationWrite) },
  };
  const claims: Claim[] = [];
  for (const [kind, { table, writes }] of Object.entries(kinds)) {
    const answers = await Promise.all(writes.map((write) => toAll(fleet, write)));
    const alike = answers.filter(([first, ...others]) =>
      others.every(({ status, text }) => status === first?.status && text === first.text),
    );
    const rows = await fleet.installation.read((orm) =>
      countOf(orm, `select count(*) from "${table}"`),
    );
    claims.push(
      exactly(`${kind} stored, each sent to all servers at once`, rows, senders),
      exactly(`${kind} with the same answer from all`, alike.length, senders),
    );
  }
  return claims;
}

/** Likes and forms count the same whichever server they come to. */
export const once: FleetClaims = async (fleet) => {
  const api = await AdminApi.open(fleet.proxy.url);
  const picture = await uploadPicture(api, 'The bridge at dawn');
  const likes = Array.from({ length: visitors }, () => likeWrite(picture, randomUUID()));
  await Promise.all(likes.map((like) => toAll(fleet, like)));
  const counted = await fleet.installation.read((orm) =>
    countOf(orm, 'select "like_count" as "count" from "gallery_items" where "id" = ?', [picture]),
  );
  return [
    exactly(`likes of ${visitors} visitors, each sent to all servers at once`, counted, visitors),
    ...(await formsOnce(fleet)),
  ];
};
