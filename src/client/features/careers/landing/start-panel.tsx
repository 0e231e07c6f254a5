import { useEffect, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../../lib/use-company-contact.ts';
import { Button } from '../../../ui/button.tsx';
import { WithoutScripts } from '../../../ui/without-scripts.tsx';
import { type DraftSummary, storedDraft, summarizeDraft } from '../draft-summary.ts';
import { DraftOffer } from './draft-offer.tsx';

interface StartPanelProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

/** The wizard is on its way before the click lands. */
const prefetch = () => {
  import('../wizard/wizard.tsx').catch(() => undefined);
};

/** The way into the wizard: a start, the draft that waits, or why there is none. */
export function StartPanel({ applicationsEnabled, onStart, onStartOver }: StartPanelProps) {
  const { careersEmail } = useCompanyContact();
  const [draft, setDraft] = useState<DraftSummary | null>(null);
  useEffect(() => setDraft(summarizeDraft(storedDraft())), []);

  if (!applicationsEnabled) {
    return (
      <div className="border-s-[3px] border-sun ps-4">
        <p className="font-display text-xl font-semibold">{m.careers_closed_title()}</p>
        <p className="mt-1 max-w-[52ch] text-muted">
          {m.careers_closed_text()}{' '}
          <a href={`mailto:${careersEmail}`} className="text-sea underline underline-offset-4">
            {careersEmail}
          </a>
        </p>
        {draft && <p className="mt-2 text-muted">{m.careers_closed_draft()}</p>}
      </div>
    );
  }
  if (draft) {
    return (
      <DraftOffer
        draft={draft}
        onContinue={onStart}
        onStartOver={onStartOver}
        onIntent={prefetch}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <WithoutScripts email={careersEmail} />
      <Button
        size="lg"
        onClick={onStart}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        className="justify-self-start noscript:hidden"
      >
        {m.careers_start()}
      </Button>
      <p className="text-sm text-muted">{m.careers_start_note()}</p>
    </div>
  );
}
