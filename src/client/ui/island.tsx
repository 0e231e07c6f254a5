import {
  createElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOwnLinks } from '../lib/client-navigation.ts';
import { asServerWrote, EarlyTouch, repeatEarlyClick, useFromServer } from '../lib/hydration.ts';
import type { PagePart } from '../lib/lazy-load.ts';

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

function StillAwake({ frame, wake }: { frame: RefObject<HTMLElement | null>; wake: Wake }) {
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

  const awake = wake && <StillAwake frame={frame} wake={wake} />;
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

interface IslandProps<Props> {
  of: PagePart<Props>;
  /** The same object at each render. */
  props: Props;
  /** Stands there until the code has come, where there is nothing from the server. The same at each render. */
  fallback?: ReactNode;
}

/** How far outside of the window a part is already worth fetching. */
const near = '600px 0px';

function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

function SleepingPart<Props extends object>({
  of: part,
  props,
  fallback,
  fromServer,
}: IslandProps<Props> & { fromServer: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyTouch | null>(null);
  const isAwake = useRef(false);
  const [Component] = useState(() => part.Component);

  useEffect(() => {
    const element = frame.current;
    if (!element || isAwake.current) return;
    if (!fromServer) part.want();
    const touch = new EarlyTouch(element, part.want);
    early.current = touch;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) part.want();
      },
      { rootMargin: near },
    );
    // The frame has no box of its own, so it is never seen; what is in it is.
    observer.observe(element.firstElementChild ?? element);
    return () => {
      observer.disconnect();
      touch.forget();
    };
  }, [fromServer, part]);

  const wakeUp = useCallback(() => {
    isAwake.current = true;
    early.current?.makeGood();
  }, []);

  return (
    <div ref={frame} className="contents">
      <Suspense fallback={fallback}>
        {createElement(Component, props)}
        <Awake onAwake={wakeUp} />
      </Suspense>
    </div>
  );
}

/**
 * A part of a page that the server renders and that wakes up when it comes near the window or is touched: until then
 * its code is not fetched. What was typed or clicked in it meanwhile is made good.
 */
export function Island<Props extends object>({ of, props, fallback }: IslandProps<Props>) {
  const fromServer = useFromServer();
  // Rendered once: a page that renders again must not reach into a part that is still asleep, for React would then
  // throw its HTML away.
  return useMemo(
    () => <SleepingPart of={of} props={props} fallback={fallback} fromServer={fromServer} />,
    [of, props, fallback, fromServer],
  );
}
