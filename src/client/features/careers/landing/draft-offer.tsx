import { useRef, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import type { DraftSummary } from '../draft-summary.ts';
import { stepName, steps } from '../step.ts';

interface DraftOfferProps {
  draft: DraftSummary;
  onContinue: () => void;
  onStartOver: () => void;
  onIntent: () => void;
}

/** An application that was begun on this device: go on where it stands, or begin anew. */
export function DraftOffer({ draft, onContinue, onStartOver, onIntent }: DraftOfferProps) {
  const [confirming, setConfirming] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const startOver = useRef<HTMLButtonElement>(null);
  const place = m.careers_draft_place({
    step: draft.step,
    total: steps.length,
    name: stepName(draft.step),
  });

  return (
    <section
      aria-label={m.careers_draft_region()}
      className="min-w-0 border-s-[3px] border-sun ps-4"
    >
      <p className="font-display text-xl font-semibold wrap-anywhere">
        {draft.applicantName
          ? m.careers_draft_title_name({ name: draft.applicantName })
          : m.careers_draft_title()}
      </p>
      <p className="mt-1 text-muted">{place}</p>
      {confirming ? (
        <div className="mt-4 grid gap-3">
          <p ref={question} tabIndex={-1} className="outline-none">
            {m.careers_start_over_question()}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={onStartOver}>
              {m.careers_start_over_confirm()}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                setConfirming(false);
                requestAnimationFrame(() => startOver.current?.focus());
              }}
            >
              {m.careers_start_over_keep()}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="lg" onClick={onContinue} onPointerEnter={onIntent} onFocus={onIntent}>
            {m.careers_continue()}
          </Button>
          <Button
            ref={startOver}
            size="lg"
            variant="quiet"
            onClick={() => {
              setConfirming(true);
              requestAnimationFrame(() => question.current?.focus());
            }}
          >
            {m.careers_start_over()}
          </Button>
        </div>
      )}
    </section>
  );
}
