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
import { useClientNavigation } from '../lib/client-navigation.ts';
import {
  EarlyInteraction,
  replayEarlyClick,
  serverHtmlProps,
  useIsServerRendered,
} from '../lib/hydration.ts';
import type { PagePart } from '../lib/lazy-load.ts';

/**
 * Sets in motion what moves in a still part, once it is on the page: by attributes and texts of the HTML it finds. What
 * it starts ends with the signal.
 */
type HydrateStaticPart = (frame: HTMLElement, signal: AbortSignal) => void;

interface StaticPartProps<Props> {
  of: PagePart<Props>;
  props: Props;
  /** The same function at each render. */
  hydrate?: HydrateStaticPart;
}

function StaticPartHydration({
  frame,
  hydrate,
}: {
  frame: RefObject<HTMLElement | null>;
  hydrate: HydrateStaticPart;
}) {
  useEffect(() => {
    const end = new AbortController();
    if (frame.current) {
      hydrate(frame.current, end.signal);
      frame.current.removeAttribute('data-asleep');
      replayEarlyClick(frame.current);
    }
    return () => end.abort();
  }, [frame, hydrate]);
  return null;
}

/**
 * A part of a page without state of its own: what the server rendered stays as it is, and its code is not fetched at
 * all. Who comes from another page of the site, where there is no HTML for it, gets the code. Links in it are followed
 * without a reload.
 */
export function StaticPart<Props extends object>({
  of: part,
  props,
  hydrate,
}: StaticPartProps<Props>) {
  const keepsHtml = useIsServerRendered() && !import.meta.env.SSR;
  const [Component] = useState(() => part.Component);
  const frame = useRef<HTMLDivElement>(null);
  const links = useClientNavigation();
  useEffect(() => {
    if (!keepsHtml) part.requestLoad();
  }, [keepsHtml, part]);

  const hydration = hydrate && <StaticPartHydration frame={frame} hydrate={hydrate} />;
  if (keepsHtml) {
    return (
      <>
        <div ref={frame} className="contents" {...links} {...serverHtmlProps} />
        {hydration}
      </>
    );
  }
  const content = createElement(Component, props);
  return (
    <div
      ref={frame}
      className="contents"
      data-asleep={import.meta.env.SSR && hydrate ? '' : undefined}
    >
      {import.meta.env.SSR ? (
        content
      ) : (
        <Suspense fallback={null}>
          {content}
          {hydration}
        </Suspense>
      )}
    </div>
  );
}

interface InteractivePartProps<Props> {
  of: PagePart<Props>;
  /** The same object at each render. */
  props: Props;
  /** Stands there until the code has come, where there is nothing from the server. The same at each render. */
  fallback?: ReactNode;
}

/** Distance from the window at which a part is already fetched. */
const near = '600px 0px';

function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

function DormantPart<Props extends object>({
  of: part,
  props,
  fallback,
  fromServer,
}: InteractivePartProps<Props> & { fromServer: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyInteraction | null>(null);
  const isHydrated = useRef(false);
  const [Component] = useState(() => part.Component);

  useEffect(() => {
    const element = frame.current;
    if (!element || isHydrated.current) return;
    if (!fromServer) part.requestLoad();
    const touch = new EarlyInteraction(element, part.requestLoad);
    early.current = touch;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) part.requestLoad();
      },
      { rootMargin: near },
    );
    // The frame has no box of its own, so it is never seen; what is in it is.
    observer.observe(element.firstElementChild ?? element);
    return () => {
      observer.disconnect();
      touch.stop();
    };
  }, [fromServer, part]);

  const handleHydrated = useCallback(() => {
    isHydrated.current = true;
    early.current?.replay();
  }, []);

  return (
    <div ref={frame} className="contents">
      <Suspense fallback={fallback}>
        {createElement(Component, props)}
        <HydrationSignal onHydrated={handleHydrated} />
      </Suspense>
    </div>
  );
}

/**
 * A part of a page that the server renders and that wakes up when it comes near the window or is touched: until then
 * its code is not fetched. What was typed or clicked in it meanwhile is made good.
 */
export function InteractivePart<Props extends object>({
  of,
  props,
  fallback,
}: InteractivePartProps<Props>) {
  const fromServer = useIsServerRendered();
  // Rendered once: a page that renders again must not reach into a part that is still asleep, for React would then
  // throw its HTML away.
  return useMemo(
    () => <DormantPart of={of} props={props} fallback={fallback} fromServer={fromServer} />,
    [of, props, fallback, fromServer],
  );
}
