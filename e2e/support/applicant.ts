import { randomInt, randomUUID } from 'node:crypto';
import type { Position } from '../../src/shared/contracts/application.ts';

export type Applicant = {
  applicantName: string;
  email: string;
  phone: string;
  position: Position;
  coverLetter: string;
};

/** Step 1 as it should be, with a name, an address and a number that no other test uses. */
export function newApplicant(): Applicant {
  const mark = randomUUID().slice(0, 8);
  return {
    applicantName: `Maria Santos ${mark}`,
    email: `maria.${mark}@applicants.example`,
    phone: `+63 9${randomInt(10, 100)} ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`,
    position: 'customer-service',
    coverLetter: `I have answered customers for six years. (${mark})`,
  };
}
