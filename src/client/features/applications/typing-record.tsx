import { useMemo } from 'react';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { typingAligner } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { TypedSample, TypedSampleLegend, typedMistakes } from '../../ui/typed-sample.tsx';
import { FlagNotes } from './flag-notes.tsx';
import { Fold } from './fold.tsx';
import { SectionTimes } from './section-times.tsx';
import { useFormats } from './use-formats.ts';

interface TypingRecordProps {
  typing: NonNullable<ApplicationDetail['typing']>;
  isOpen?: boolean;
}

export function TypingRecord({ typing, isOpen = false }: TypingRecordProps) {
  const formats = useFormats();
  const { sampleText, typedText } = typing;
  const { runs } = useMemo(() => typingAligner(sampleText)(typedText), [sampleText, typedText]);
  return (
    <Fold
      isOpen={isOpen}
      title={m.admin_typing_test()}
      summary={m.admin_time_used({
        time: formats.seconds(typing.elapsedMs),
        limit: formats.seconds(typing.durationSeconds * 1000),
      })}
    >
      <SectionTimes section={typing} />
      <FlagNotes flags={typing.flags} />
      <h4 className="mb-1 text-sm font-medium">{m.admin_typed_text()}</h4>
      {typing.typedText ? (
        <p className="rounded bg-surface px-3 py-2.5 text-sm leading-6 wrap-anywhere whitespace-pre-wrap">
          {typing.typedText}
        </p>
      ) : (
        <p className="text-sm text-muted">{m.admin_typed_nothing()}</p>
      )}
      {typing.typedText && (
        <>
          <h4 className="mt-4 mb-1 text-sm font-medium">{m.admin_typed_sample()}</h4>
          <div lang="en" className="mb-2 rounded bg-surface px-3 py-2.5 text-sm leading-6">
            <TypedSample runs={runs} />
          </div>
          <p className="sr-only">{typedMistakes(runs, sampleText)}</p>
          <TypedSampleLegend />
        </>
      )}
    </Fold>
  );
}
