import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';

const cells = [
  'hidden h-4 w-20 md:block',
  'hidden h-4 w-28 md:block',
  'h-4 flex-1',
  'hidden h-5 w-16 md:block',
  'h-9 w-20',
];

export function QuestionsSkeleton() {
  return <RowsSkeleton cells={cells} />;
}
