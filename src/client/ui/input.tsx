import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input {...props} {...useFieldControl(props)} className={cn(controlClass, 'h-11', className)} />
  );
}
