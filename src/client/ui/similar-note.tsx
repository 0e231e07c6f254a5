import { m } from '../../shared/i18n/paraglide/messages.js';

/** Stands above the rows of a search that found none with all of its words; it is spoken when it appears. */
export function SimilarNote({ isSimilar }: { isSimilar: boolean | undefined }) {
  return (
    <p role="status" className={isSimilar ? 'text-sm font-medium' : 'sr-only'}>
      {isSimilar ? m.ui_similar() : ''}
    </p>
  );
}
