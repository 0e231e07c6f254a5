/**
 * The address of the link around a target, when it leads to a page of this site that the page itself can show. Null for
 * everything the browser does better.
 */
export function ownAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin) return null;
  // A file, a feed: no page of ours has a dot in its last part.
  if (link.pathname.slice(link.pathname.lastIndexOf('/')).includes('.')) return null;
  return link.pathname + link.search + link.hash;
}

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/** The same for a click, if it is a plain one that nobody has taken yet. */
export function ownLinkOf(click: Click): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  return ownAddress(click.target);
}
