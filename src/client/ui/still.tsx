import { createElement, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { asServerWrote } from '../lib/as-server-wrote.ts';
import { repeatEarlyClick } from '../lib/early-click.ts';
import type { PagePart } from '../lib/page-part.ts';
import { useFromServer } from '../lib/use-from-server.ts';
import { useOwnLinks } from '../lib/use-own-links.ts';

/**
 * Sets in motion what moves in a still part, once it is on the page: by attributes and texts of the HTML it finds. What
 * it starts ends with the signal.
 */
type Wake = (frame: HTMLElement, signal: AbortSignal) => void;

interface StillProps<Props> {
  of: PagePart<Props>;
  props: Props;
  /** The same function at each render. */
  wake?: Wake;
}

function Awake({ frame, wake }: { frame: RefObject<HTMLElement | null>; wake: Wake }) {
  useEffect(() => {
    const end = new AbortController();
    if (frame.current) {
      wake(frame.current, end.signal);
      frame.current.removeAttribute('data-asleep');
      repeatEarlyClick(frame.current);
    }
    return () => end.abort();
  }, [frame, wake]);
  return null;
}

/**
 * A part of a page without state of its own: what the server rendered stays as it is, and its code is not fetched at
 * all. Who comes from another page of the site, where there is no HTML for it, gets the code. Links in it are followed
 * without a reload.
 */
export function Still<Props extends object>({ of: part, props, wake }: StillProps<Props>) {
  const keepsHtml = useFromServer() && !import.meta.env.SSR;
  const [Component] = useState(() => part.Component);
  const frame = useRef<HTMLDivElement>(null);
  const links = useOwnLinks();
  useEffect(() => {
    if (!keepsHtml) part.want();
  }, [keepsHtml, part]);

  const awake = wake && <Awake frame={frame} wake={wake} />;
  if (keepsHtml) {
    return (
      <>
        <div ref={frame} className="contents" {...links} {...asServerWrote} />
        {awake}
      </>
    );
  }
  const content = createElement(Component, props);
  return (
    <div
      ref={frame}
      className="contents"
      data-asleep={import.meta.env.SSR && wake ? '' : undefined}
    >
      {import.meta.env.SSR ? (
        content
      ) : (
        <Suspense fallback={null}>
          {content}
          {awake}
        </Suspense>
      )}
    </div>
  );
}
