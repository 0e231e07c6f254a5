import { demoKindSchema, type FoundLine } from '../../../shared/contracts/launch.ts';
import type { ServiceContext } from '../context.ts';
import { countDemoRecords } from './count-demo-records.ts';

/** Whether invented records are left, or would come back at the next start. */
export async function checkDemoContent({
  em,
  serverFacts: { fillsWithDemo },
}: Pick<ServiceContext, 'em' | 'serverFacts'>): Promise<FoundLine> {
  const counts = await countDemoRecords(em);
  const left = demoKindSchema.options
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
  return {
    id: 'demo-content',
    isDone: left.length === 0 && !fillsWithDemo,
    isOn: fillsWithDemo,
    left,
  };
}
