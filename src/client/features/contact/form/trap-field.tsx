import type { Ref } from 'react';

/** A field no person sees, reaches or fills in; programs do. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input ref={ref} type="text" name="fold-mark" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
