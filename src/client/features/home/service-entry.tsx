import type { services } from '../../../shared/content/services.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { ServiceDrawing } from './service-drawing.tsx';

export type ServiceShape = 'large' | 'wide' | 'small';

interface ServiceEntryProps {
  service: ReturnType<typeof services>[number];
  shape: ServiceShape;
  className: string;
}

const drawings: Record<ServiceShape, string> = {
  large: 'mb-6 w-full max-w-[30rem] [stroke-width:1.25]',
  wide: 'mb-4 w-36 sm:mb-0 sm:w-full',
  small: 'mb-4 w-36',
};

export function ServiceEntry({ service, shape, className }: ServiceEntryProps) {
  const { id, name, text, measure } = service;
  return (
    <li
      className={cn(
        'border-t border-edge pt-6 pb-10',
        shape === 'wide' && 'content-start gap-x-8 sm:grid sm:grid-cols-[9rem_1fr]',
        shape === 'large' && 'flex flex-col',
        className,
      )}
    >
      <ServiceDrawing id={id} className={drawings[shape]} />
      <div className={cn(shape === 'large' && 'mt-auto')}>
        <h3 className={shape === 'large' ? 'text-2xl' : 'text-xl'}>{name}</h3>
        <p className={cn('mt-2 max-w-[56ch]', shape === 'large' ? 'text-lg' : 'text-muted')}>
          {text}
        </p>
        <p className="mt-3 max-w-[56ch] text-sm text-muted">
          <span className="font-medium text-ink">{m.home_services_measured()}</span> {measure}
        </p>
      </div>
    </li>
  );
}
