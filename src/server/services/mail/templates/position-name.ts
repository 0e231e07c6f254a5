import type { Position } from '../../../../shared/contracts/application.ts';
import type { Locale } from '../../../../shared/contracts/common.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

const names = {
  'customer-service': m.careers_position_customer_service,
  'data-entry': m.careers_position_data_entry,
  'back-office': m.careers_position_back_office,
  'tech-support': m.careers_position_tech_support,
  sales: m.careers_position_sales,
} satisfies Record<Position, unknown>;

/** What applicants know a position as. */
export function positionName(position: Position, locale: Locale): string {
  return names[position]({}, { locale });
}
