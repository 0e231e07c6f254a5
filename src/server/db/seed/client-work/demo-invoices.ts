import type { InvoiceLine, InvoiceStatus } from '../../../../shared/contracts/invoice.ts';

export type DemoInvoice = {
  status: InvoiceStatus;
  /** In days before today; of a draft it is when it was begun. */
  issuedAgo: number;
  paidAgo?: number;
  voidedAgo?: number;
  lines: InvoiceLine[];
};

const support = (hours: number): InvoiceLine => ({
  description: 'Kundenservice Online-Shop, Stunden',
  quantity: hours * 100,
  unitPrice: 450,
});
const calls = (hours: number): InvoiceLine => ({
  description: 'Retourenannahme am Telefon, Stunden',
  quantity: hours * 100,
  unitPrice: 350,
});

/** One of every kind, the oldest first: that is the order of their numbers. Two weeks after its issue each is due. */
export const demoInvoices: readonly DemoInvoice[] = [
  { status: 'paid', issuedAgo: 110, paidAgo: 98, lines: [support(1032), calls(168)] },
  { status: 'paid', issuedAgo: 80, paidAgo: 70, lines: [support(1008.5), calls(160)] },
  { status: 'void', issuedAgo: 51, voidedAgo: 50, lines: [support(1040)] },
  { status: 'paid', issuedAgo: 50, paidAgo: 39, lines: [support(1040), calls(172.25)] },
  {
    status: 'sent',
    issuedAgo: 25,
    lines: [
      support(1056),
      calls(176),
      { description: 'Nachlass auf die Einarbeitung', quantity: 100, unitPrice: -12_000 },
    ],
  },
  { status: 'sent', issuedAgo: 5, lines: [support(1024), calls(164)] },
  { status: 'draft', issuedAgo: 0, lines: [support(960)] },
];
