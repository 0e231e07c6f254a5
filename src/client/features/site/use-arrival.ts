import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { arriveAt } from './arrive-at.ts';

/**
 * Brings whoever follows a link to a section of the home page there, also from another page, whose visitor gets the
 * sections one after the other. Back and forward return to where one was.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(() => {
    let isFollowed = false;
    const { dataset } = document.documentElement;
    // Parts that wake up below the header grow: whoever came by the address stays with what it names.
    let stop = dataset.whole ? arriveAt(dataset.whole) : () => {};
    if (dataset.whole) dataset.whole = '';
    const endHistory = router.history.subscribe(({ action }) => {
      isFollowed = action.type === 'PUSH' || action.type === 'REPLACE';
      stop();
    });
    const endRendered = router.subscribe('onRendered', ({ toLocation: { pathname, hash } }) => {
      if (isFollowed && pathname === '/' && hash !== '') stop = arriveAt(hash);
      isFollowed = false;
    });
    return () => {
      endHistory();
      endRendered();
      stop();
    };
  }, [router]);
}
