import type { ClientRecord, CreateClientFields } from '../../../shared/contracts/client-admin.ts';

/** What the form holds: every field is there, empty or not. */
export type ClientValues = {
  [Name in keyof CreateClientFields]-?: Exclude<CreateClientFields[Name], undefined>;
};

/** The values with which the form opens: those of a client, or a new one's. */
export function clientValues(client: ClientRecord | undefined): ClientValues {
  return {
    companyName: client?.companyName ?? '',
    industry: client?.industry ?? '',
    website: client?.website ?? '',
    address: client?.address ?? '',
    contactPerson: client?.contactPerson ?? '',
    contactTitle: client?.contactTitle ?? '',
    contactEmail: client?.contactEmail ?? '',
    phone: client?.phone ?? '',
    status: client?.status ?? 'active',
    ndaSigned: client?.ndaSigned ?? false,
    paymentMethod: client?.paymentMethod ?? 'bank_transfer',
    preferredCurrency: client?.preferredCurrency ?? 'EUR',
    notes: client?.notes ?? '',
    plan: client?.plan ?? null,
  };
}
