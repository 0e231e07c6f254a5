import type { RequiredEntityData } from '@mikro-orm/core';
import type { ClientService } from '../../entities/client-service.ts';

/** What the demo company has from us. */
export const demoServices: readonly Omit<RequiredEntityData<ClientService>, 'client'>[] = [
  {
    name: 'Kundenservice Online-Shop',
    kind: 'support',
    plan: 'professional',
    agents: 6,
    hoursPerWeek: 40,
    rateCents: 450,
    currency: 'EUR',
    startsOn: '2023-03-01',
    sla: 'E-Mails innerhalb von 4 Stunden, Chat innerhalb von 60 Sekunden, montags bis samstags von 8 bis 20 Uhr.',
    status: 'active',
  },
  {
    name: 'Retourenannahme am Telefon',
    kind: 'calls',
    plan: 'starter',
    agents: 2,
    hoursPerWeek: 20,
    rateCents: 350,
    currency: 'EUR',
    startsOn: '2024-11-04',
    sla: '80 % der Anrufe innerhalb von 20 Sekunden angenommen.',
    status: 'active',
  },
  {
    name: 'Pflege der Produktdaten',
    kind: 'entry',
    plan: null,
    agents: 1,
    hoursPerWeek: 16,
    rateCents: 390,
    currency: 'EUR',
    startsOn: '2025-02-03',
    status: 'paused',
  },
];
