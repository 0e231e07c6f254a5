/**
 * The ground all text controls share: a faint plate on a horizon line. The line carries the
 * contrast and turns with the state; the ring appears on focus from the keyboard or a click.
 */
export const controlClass =
  'w-full min-w-0 rounded border border-mist border-b-edge bg-raised px-3 text-base text-ink ' +
  'transition-[border-color] hover:border-b-ink ' +
  'focus-visible:border-b-focus aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface';
