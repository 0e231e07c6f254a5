import { type SyntheticEvent, useRef, useState } from 'react';

interface SubmitOnce {
  submit: (event: SyntheticEvent) => Promise<void>;
  /** The form cannot even be checked: its contract did not arrive. */
  onBroken: (error: unknown) => void;
}

/** Submits a form once at a time, however often the button is clicked before it shows that it is busy. */
export function useSubmitOnce({ submit, onBroken }: SubmitOnce) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  async function submitOnce(event: SyntheticEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await submit(event);
    } catch (error) {
      onBroken(error);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return { submit: (event: SyntheticEvent) => void submitOnce(event), pending };
}
