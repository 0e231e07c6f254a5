import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { keepDraft, readDraft } from './note-drafts.ts';

const portal = getRouteApi('/portal');

/**
 * The notes that go with a decision, as they are being written: they stay when the dialog is closed, when one pages to
 * the next application, and when the page is left, until they are sent.
 */
export function useDecisionNotes() {
  const { user } = portal.useRouteContext();
  const draftOf = (id: string) => ({ userId: user.id, id, of: 'decision' }) as const;
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  return {
    /** What was written on an application and not sent yet. */
    read: (id: string) => written[id] ?? readDraft(draftOf(id)),
    write: (id: string, text: string) => {
      setWritten((all) => ({ ...all, [id]: text }));
      keepDraft(draftOf(id), text);
    },
    forget: (id: string) => {
      setWritten(({ [id]: _sent, ...others }) => others);
      keepDraft(draftOf(id), undefined);
    },
  };
}
