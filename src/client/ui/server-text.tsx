import { asServerWrote } from '../lib/as-server-wrote.ts';
import { useFromServer } from '../lib/use-from-server.ts';

interface ServerTextProps {
  /** Makes the text: on the server, and in the browser where there is nothing from the server. */
  text: () => string;
  className?: string;
}

/**
 * A text that stays as the server wrote it, for what costs a browser too much while a page wakes up: the first amount
 * of money alone keeps a slow phone busy for the twentieth of a second. It must not change while the page is open.
 */
export function ServerText({ text, className }: ServerTextProps) {
  const keepsHtml = useFromServer() && !import.meta.env.SSR;
  if (!keepsHtml) return <span className={className}>{text()}</span>;
  return <span className={className} {...asServerWrote} />;
}
