import type { ObjectStore } from '../uploads/object-store.ts';
import type { Metrics } from './create-metrics.ts';

/** The same store, with every file that is put into it counted. */
export function measureObjects(
  objects: ObjectStore,
  metrics: Pick<Metrics, 'stored'>,
): ObjectStore {
  return {
    ...objects,
    keep: async (file, reserved) => {
      try {
        const kept = await objects.keep(file, reserved);
        metrics.stored('stored');
        return kept;
      } catch (error) {
        metrics.stored('failed');
        throw error;
      }
    },
  };
}
