import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';

const cells = [
  'h-12 w-10',
  'h-4 flex-1',
  'hidden h-4 w-32 md:block',
  'hidden h-4 w-40 lg:block',
  'hidden h-7 w-12 md:block',
  'h-9 w-24',
];

export function EmployeesSkeleton() {
  return <RowsSkeleton cells={cells} />;
}
