import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GalleryItem, LikeOutput } from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { useIsServerRendered } from '../../lib/use-is-server-rendered.ts';
import { toast } from '../../ui/toast.tsx';
import { getOrCreateSessionId, readSessionId } from './gallery-session.ts';

/** Place of a picture in the grid, for the focus to come back to. */
export const tileId = (id: string) => `picture-${id}`;

interface Gallery {
  items: GalleryItem[];
  /** Likes the picture, or takes the like back. */
  toggleLike: (item: GalleryItem) => void;
  /** Requests current counts before an interaction, where the server's are older. */
  refreshIfStale: () => void;
}

/**
 * The pictures as the server listed them for everybody, then as this browser has liked them. A like is shown at once
 * and taken back when the server did not keep it.
 */
export function useGallery(listed: GalleryItem[]): Gallery {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const fromServer = useIsServerRendered();
  const [shownList, setShownList] = useState(listed);
  const [items, setItems] = useState(listed);
  if (listed !== shownList) {
    setShownList(listed);
    setItems(listed);
  }
  /** Pictures whose like is being sent, and what was pressed last. */
  const wanted = useRef(new Map<string, boolean>());
  /** Counts likes and refreshes: an answer from before the latest of them is out of date. */
  const turn = useRef(0);

  async function refresh() {
    turn.current += 1;
    const mine = turn.current;
    try {
      const fresh = await (await api()).gallery.list.query({ sessionId: readSessionId() });
      if (mine === turn.current && wanted.current.size === 0) setItems(fresh);
    } catch {
      // The shown counts stay; the next like asks again.
    }
  }

  function show(id: string, like: LikeOutput) {
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...like } : item)));
  }

  async function toggleLike({ id, likeCount, hasLiked }: GalleryItem) {
    const isUnderWay = wanted.current.has(id);
    const likes = !(wanted.current.get(id) ?? hasLiked);
    wanted.current.set(id, likes);
    turn.current += 1;
    show(id, { hasLiked: likes, likeCount: likeCount + (likes ? 1 : -1) });
    // The call that is under way sees it when its answer is here.
    if (isUnderWay) return;
    let stored: LikeOutput = { hasLiked, likeCount };
    try {
      const { gallery } = await api();
      while (wanted.current.get(id) !== stored.hasLiked) {
        const call = stored.hasLiked ? gallery.unlike : gallery.like;
        stored = await call.mutate({ id, sessionId: getOrCreateSessionId() });
      }
      show(id, stored);
    } catch (error) {
      show(id, stored);
      const { code, message } = readError(error);
      toast({
        title: stored.hasLiked ? m.gallery_unlike_failed() : m.gallery_like_failed(),
        description: code === 'network' ? m.gallery_no_connection() : message,
        variant: 'danger',
      });
      return;
    } finally {
      wanted.current.delete(id);
    }
    await refresh();
  }

  // A navigation within the site has a list already.
  const isFresh = useRef(!fromServer);
  function refreshIfStale() {
    if (isFresh.current) return;
    isFresh.current = true;
    void refresh();
  }

  const showOwnLikes = useEffectEvent(refreshIfStale);
  useEffect(() => {
    // Without own likes the public counts suffice: nothing is requested while the page loads.
    if (readSessionId()) showOwnLikes();
  }, []);

  return { items, toggleLike: (item) => void toggleLike(item), refreshIfStale };
}
