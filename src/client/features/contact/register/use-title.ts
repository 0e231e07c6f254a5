import { useEffect } from 'react';

/** A title for as long as a part of a page stands for the whole of it; afterwards the page's own, or that of the next. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
