import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { cn } from '../../lib/cn.ts';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';

interface EmployeePhotoProps {
  employee: Pick<EmployeeSummary, 'name' | 'picture'>;
  className?: string;
}

/** The photo beside the name, which says whose it is; a drawn one where there is none. */
export function EmployeePhoto({ employee, className }: EmployeePhotoProps) {
  const { name, picture } = employee;
  const look = cn('aspect-4/5 rounded object-cover', className);
  return picture ? (
    <PictureImage picture={picture} alt="" sizes="4rem" className={look} />
  ) : (
    <Portrait name={name} className={look} />
  );
}
