import type { SavedView as SavedViewDto } from '../../../shared/contracts/saved-view.ts';
import type { SavedView } from '../../db/entities/saved-view.ts';

/** A kept view as its owner gets it. */
export function toView({ id, name, state }: SavedView): SavedViewDto {
  return { id, name, state };
}
