import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { repeatEarlyClick } from '../lib/early-input.ts';
import { importWithRetry } from '../lib/lazy-load.ts';

/** Distance from the window at which a section is fetched. */
const near = '300px 0px';

/** Repeats what was clicked in the frame before the section answered. */
function EarlyClick({ within }: { within: { readonly current: HTMLElement | null } }) {
  useEffect(() => {
    // In a task of its own: a click may be what hydrates the section, and is then answered after this effect.
    const timer = setTimeout(() => {
      if (within.current) repeatEarlyClick(within.current);
    });
    return () => clearTimeout(timer);
  }, [within]);
  return null;
}

/**
 * A section of a page that the server renders, and whose code is fetched when it comes near the window; React hydrates it
 * then. Without HTML of the server it is fetched at once, or when its `fallback` comes near. It must not render again until
 * then, by other props or a state of its own: React would show the fallback in place of the server's HTML.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  const wanted = Promise.withResolvers<void>();
  if (import.meta.env.SSR) wanted.resolve();
  const Lazy: ComponentType<Props> = lazy(async () => {
    await wanted.promise;
    return { default: await importWithRetry(load) };
  });
  let loaded: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: made once a section, where its module is read
  function Section(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [Component] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      const content = [...(frame.current?.children ?? [])];
      if (content.length === 0) {
        wanted.resolve();
        return;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          wanted.resolve();
          observer.disconnect();
        },
        { rootMargin: near },
      );
      // The frame has no box of its own, so it is never seen; its content is.
      for (const element of content) observer.observe(element);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={frame} className="contents">
        <Suspense fallback={fallback}>
          <Component {...props} />
          <EarlyClick within={frame} />
        </Suspense>
      </div>
    );
  }

  return Object.assign(memo(Section), {
    /** Fetches the code, for a page that is about to be shown without the server's HTML: it is then drawn at once. */
    preload: async () => {
      loaded = await load();
    },
  });
}
