import { company } from '../../../shared/content/company.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Block } from './legal-section.ts';

/** Both addresses of the company, the country named in the reader's language. */
export function companyAddresses(locale: Locale): Block {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const { registeredOffice, germanOffice } = company;
  const linesOf = ({ lines, country }: typeof registeredOffice | typeof germanOffice) => [
    ...lines,
    countries.of(country) ?? country,
  ];
  return {
    kind: 'addresses',
    addresses: [
      {
        label: m.legal_registered_office({ city: registeredOffice.city }),
        lines: linesOf(registeredOffice),
      },
      { label: m.legal_office({ city: germanOffice.city }), lines: linesOf(germanOffice) },
    ],
  };
}
