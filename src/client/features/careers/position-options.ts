import { positions } from '../../../shared/content/careers.ts';
import { positionName } from '../../../shared/i18n/position-name.ts';

export function positionOptions() {
  return positions.map((value) => ({ value, label: positionName(value) }));
}
