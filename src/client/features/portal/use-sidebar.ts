import { useEffect, useState } from 'react';
import { readCookie } from '../../lib/cookie.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const cookieName = 'sidebar_state';
/** Seven days, in seconds. */
const cookieAge = 604_800;
const narrow = '(width < 768px)';

/** The sidebar: expanded or collapsed beside the page, a sheet on a narrow screen; Ctrl or Cmd and B turn it. */
export function useSidebar() {
  const isNarrow = useMediaQuery(narrow);
  const [expanded, setExpanded] = useState(() => readCookie(cookieName) !== 'false');
  const [sheetOpen, setSheetOpen] = useState(false);

  function toggle() {
    if (isNarrow) {
      setSheetOpen(!sheetOpen);
      return;
    }
    setExpanded(!expanded);
    document.cookie = `${cookieName}=${!expanded}; path=/; max-age=${cookieAge}; SameSite=Lax`;
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'b') return;
      event.preventDefault();
      if (!event.repeat) toggle();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return { isNarrow, expanded, sheetOpen: sheetOpen && isNarrow, setSheetOpen, toggle };
}
