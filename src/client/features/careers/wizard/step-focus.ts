import { type RefObject, useLayoutEffect } from 'react';

export const stepHeadingId = 'careers-step-heading';

export function focusStepHeading(): void {
  document.getElementById(stepHeadingId)?.focus({ preventScroll: true });
}

/** When the box goes away with the focus in it, the heading of the step takes the focus. */
export function useFocusOnLeave(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) focusStepHeading();
    };
  }, [box]);
}
