import { retentionPreviewDays } from '../../../shared/content/retention.ts';

/** How far the preview looks ahead; farther than any change of the periods makes them wait. */
export function previewEnd(now: Date): Date {
  return new Date(now.getTime() + retentionPreviewDays * 86_400_000);
}
