import type { RequiredEntityData } from '@mikro-orm/core';
import type { Client } from '../../entities/client.ts';

/** A client of the demo content; the number is given when it is stored. */
export type SeedClient = Omit<
  RequiredEntityData<Client>,
  'clientId' | 'createdAt' | 'consentAt' | 'consentVersion'
> & {
  createdAt: Date;
};
