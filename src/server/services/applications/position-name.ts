import type { Position } from '../../../shared/contracts/application.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const names = {
  'customer-service': m.admin_position_customer_service,
  'data-entry': m.admin_position_data_entry,
  'back-office': m.admin_position_back_office,
  'tech-support': m.admin_position_tech_support,
  sales: m.admin_position_sales,
} as const satisfies Record<Position, unknown>;

/** What a position is called in a language, whichever the reader's is. */
export function positionName(position: Position, locale: Locale): string {
  return names[position]({}, { locale });
}
