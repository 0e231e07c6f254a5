import { z } from 'zod';
import { planIds } from '../../../shared/content/plans.ts';
import { serviceIds } from '../../../shared/content/service-ids.ts';
import type { ClientRecord } from '../../../shared/contracts/client-record.ts';
import { type AdminService, serviceFormSchema } from '../../../shared/contracts/client-service.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { hundredthsText, parseHundredths } from '../../../shared/domain/parse-hundredths.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';

/** What the form holds: numbers and money as they are typed, and `none` where a choice is left open. */
export type ServiceValues = {
  name: string;
  kind: string;
  plan: string;
  agents: string;
  hoursPerWeek: string;
  rateCents: string;
  currency: ClientRecord['preferredCurrency'];
  startsOn: string;
  endsOn: string;
  sla: string;
  status: AdminService['status'];
};

/** What stands for no choice: a choice cannot be an empty text. */
export const noChoice = 'none';

/** The values with which the form opens: those of a service, or a new one's. */
export function serviceValues(
  service: AdminService | undefined,
  currency: ServiceValues['currency'],
  locale: Locale,
): ServiceValues {
  return {
    name: service?.name ?? '',
    kind: service?.kind ?? noChoice,
    plan: service?.plan ?? noChoice,
    agents: String(service?.agents ?? 1),
    hoursPerWeek: String(service?.hoursPerWeek ?? 40),
    rateCents: service ? hundredthsText(service.rateCents, locale, 2) : '',
    currency: service?.currency ?? currency,
    startsOn: service?.startsOn ?? officeDay(new Date()),
    endsOn: service?.endsOn ?? '',
    sla: service?.sla ?? '',
    status: service?.status ?? 'active',
  };
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The contract's rules for what is typed. */
export const serviceResolver = (locale: Locale) =>
  contractResolver(
    z
      .custom<ServiceValues>()
      .transform((values) => ({
        ...values,
        kind: serviceIds.find((id) => id === values.kind) ?? null,
        plan: planIds.find((id) => id === values.plan) ?? null,
        agents: numberOf(values.agents),
        hoursPerWeek: numberOf(values.hoursPerWeek),
        rateCents: parseHundredths(values.rateCents, locale),
        endsOn: values.endsOn || null,
        sla: values.sla || null,
      }))
      .pipe(serviceFormSchema),
  );
