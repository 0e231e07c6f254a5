import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { usePause } from './use-pause.ts';

const everyMs = 4000;

/** A row that moves on by itself, round and round, and by buttons and swipes. */
export function useCarousel() {
  const [viewport, api] = useEmblaCarousel({ loop: true, align: 'start' });
  const jumps = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [selected, setSelected] = useState(0);
  const { still, ...pause } = usePause();

  useEffect(() => {
    if (!api) return;
    // Before it woke up it could be scrolled like any other box.
    api.rootNode().scrollLeft = 0;
    const follow = () => setSelected(api.selectedScrollSnap());
    api.on('select', follow).on('reInit', follow);
    return () => {
      api.off('select', follow).off('reInit', follow);
    };
  }, [api]);

  // Whatever has been chosen gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each choice
  useEffect(() => {
    if (!api || still) return;
    const timer = setInterval(() => api.scrollNext(jumps), everyMs);
    return () => clearInterval(timer);
  }, [api, still, jumps, selected]);

  return {
    ...pause,
    viewport,
    awake: api !== undefined,
    selected,
    previous: () => api?.scrollPrev(jumps),
    next: () => api?.scrollNext(jumps),
    choose: (place: number) => api?.scrollTo(place, jumps),
  };
}
