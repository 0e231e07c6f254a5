import { useState } from 'react';
import { useIsServerRendered } from '../lib/use-is-server-rendered.ts';

/**
 * For an element that keeps what the server put in: it is empty here, yet React leaves the inside of such an element
 * alone.
 */
const serverHtmlProps = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

interface ServerTextProps {
  /** Makes the text: on the server, and in the browser where there is nothing from the server. */
  text: () => string;
  /** Source of the text, where it may change while the page is open. */
  of?: string | number;
  className?: string;
  'aria-hidden'?: true;
}

/**
 * A text that stays as the server wrote it until what it is made of changes, for what costs a browser too much during
 * hydration: the first number or amount of money alone keeps a slow phone busy for the twentieth of a second.
 */
export function ServerText({ text, of, ...props }: ServerTextProps) {
  const fromServer = useIsServerRendered();
  const [first] = useState(of);
  const [isUnchanged, setUnchanged] = useState(fromServer && !import.meta.env.SSR);
  if (isUnchanged && of !== first) setUnchanged(false);
  // Two elements, not one that changes: React would leave in it what the server put there.
  if (isUnchanged) return <span key="server" {...props} {...serverHtmlProps} />;
  return (
    <span key="made" {...props}>
      {text()}
    </span>
  );
}
