/** A radio button drawn as a plate; the button itself lies unseen over the whole of it. */
export const choiceClass =
  'relative grid cursor-pointer place-items-center rounded border border-edge text-center ' +
  'transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea ' +
  'has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus';

export const choiceInputClass =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0';
