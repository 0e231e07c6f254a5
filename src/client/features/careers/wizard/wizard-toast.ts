import { dismissToast, type ToastInput, toast } from '../../../ui/toast.tsx';

let last: number | null = null;

/** A toast about what is on the screen; it goes with it. */
export function wizardToast(message: ToastInput): void {
  last = toast(message);
}

/** On a phone it would lie over the next thing to read. */
export function dismissWizardToast(): void {
  if (last !== null) dismissToast(last);
  last = null;
}
