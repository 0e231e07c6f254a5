import { TestClient } from '../../../src/server/testing/test-client.ts';
import { countOf } from '../../faults/support/stored.ts';
import { until } from '../../faults/support/until.ts';
import { contactWrite } from '../../faults/support/writes.ts';
import { exactly, type FleetClaims } from '../support/claim.ts';

const messages = 60;

/** Each mail goes out once, although every server works on the queue. */
export const mails: FleetClaims = async (fleet, { mails: server }) => {
  const writes = Array.from({ length: messages }, (_message, number) => {
    const write = contactWrite();
    return { write, sent: write.post(new TestClient(fleet.server(number).url)) };
  });
  await Promise.all(writes.map(({ sent }) => sent));
  await until('every mail has left', () =>
    fleet.installation.read(
      async (orm) =>
        (await countOf(orm, `select count(*) from "outgoing_mails" where "status" = 'queued'`)) ===
        0,
    ),
  );
  const addresses = writes.map(({ write }) => write.key.replace('contact ', ''));
  const times = addresses.map(
    (address) => server.mails.filter((mail) => mail.includes(`To: ${address}`)).length,
  );
  return [
    exactly(
      `confirmations of ${messages} messages that came once`,
      times.filter((count) => count === 1).length,
      messages,
    ),
  ];
};
