import { positions } from '../content/careers.ts';
import type { Position } from '../contracts/application.ts';
import type { Locale } from '../contracts/fields.ts';
import { m } from './paraglide/messages.js';

/**
 * Names a position, for applicants and staff alike; without a language in the reader's. A function, because
 * a record would come with every page: the routes name the positions for search engines, on the server alone.
 */
export function positionName(position: Position, options: { locale?: Locale } = {}): string {
  switch (position) {
    case 'customer-service':
      return m.careers_position_customer_service({}, options);
    case 'data-entry':
      return m.careers_position_data_entry({}, options);
    case 'back-office':
      return m.careers_position_back_office({}, options);
    case 'tech-support':
      return m.careers_position_tech_support({}, options);
    case 'sales':
      return m.careers_position_sales({}, options);
  }
}

/** All positions with their names in the running language, as a select offers them. */
export function positionOptions() {
  return positions.map((value) => ({ value, label: positionName(value) }));
}
