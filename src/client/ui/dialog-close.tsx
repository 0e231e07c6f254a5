import { Dialog as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

/** Makes the button inside close the dialog or sheet it stands in. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
