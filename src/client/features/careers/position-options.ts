import { positions } from '../../../shared/content/positions.ts';
import type { Position } from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

function positionLabel(position: Position): string {
  switch (position) {
    case 'customer-service':
      return m.careers_position_customer_service();
    case 'data-entry':
      return m.careers_position_data_entry();
    case 'back-office':
      return m.careers_position_back_office();
    case 'tech-support':
      return m.careers_position_tech_support();
    case 'sales':
      return m.careers_position_sales();
  }
}

export function positionOptions() {
  return positions.map((value) => ({ value, label: positionLabel(value) }));
}
