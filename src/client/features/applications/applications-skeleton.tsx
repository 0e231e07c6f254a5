import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';

const cells = [
  'h-4 w-40 max-w-full',
  'hidden h-4 flex-1 md:block',
  'hidden h-4 w-32 md:block',
  'ms-auto h-5 w-20',
  'hidden h-4 w-12 md:block',
  'h-9 w-20',
];

export function ApplicationsSkeleton() {
  return <RowsSkeleton cells={cells} />;
}
