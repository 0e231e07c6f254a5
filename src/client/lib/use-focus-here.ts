import { useEffect, useRef } from 'react';

/** Moves the focus to what takes the place of the control that had it, so that it is read out and Tab goes on there. */
export function useFocusHere<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
