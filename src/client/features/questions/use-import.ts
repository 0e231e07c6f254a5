import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ImportQuestionsOutput,
  importQuestionsOutput,
  questionFileLimits,
} from '../../../shared/contracts/question.ts';
import { languageHeader } from '../../../shared/i18n/locale.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useInvalidate } from '../../invalidation.ts';
import { readError } from '../../lib/read-error.ts';
import { toast } from '../../ui/toast.tsx';

/**
 * Sends a CSV file: to be looked at, or with the fingerprint of that look to be taken over. Throws what `readError`
 * understands.
 */
async function sendQuestionFile(
  file: Blob,
  fingerprint: string | undefined,
): Promise<ImportQuestionsOutput> {
  const query = fingerprint === undefined ? '' : `?${new URLSearchParams({ fingerprint })}`;
  const response = await fetch(`/api/admin/questions/import${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', [languageHeader]: document.documentElement.lang },
    body: file,
  });
  const body: unknown = await response.json();
  if (!response.ok) throw body;
  return importQuestionsOutput.parse(body);
}

type SentFile = { file: File; fingerprint?: string };

export const countOutcomes = (plan: ImportQuestionsOutput, ...outcomes: string[]) =>
  plan.lines.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** A file on its way into the bank: chosen, looked at, taken over. */
export function useQuestionImport(sizeLimit: string, onDone: () => void) {
  const invalidate = useInvalidate('admin.questions');
  const [file, setFile] = useState<File>();
  const [plan, setPlan] = useState<ImportQuestionsOutput>();
  const [error, setError] = useState<string>();
  const send = useMutation({
    mutationFn: ({ file: sent, fingerprint }: SentFile) => sendQuestionFile(sent, fingerprint),
  });

  async function look(chosen: File) {
    setFile(chosen);
    setPlan(undefined);
    setError(undefined);
    if (chosen.size > questionFileLimits.bytes) {
      setError(m.questions_import_too_large({ size: sizeLimit }));
      return;
    }
    try {
      setPlan(await send.mutateAsync({ file: chosen }));
    } catch (failure) {
      setError(readError(failure).message);
    }
  }

  async function apply() {
    if (!file || !plan || send.isPending) return;
    try {
      const done = await send.mutateAsync({ file, fingerprint: plan.fingerprint });
      toast({
        title: m.questions_import_done({ count: countOutcomes(done, 'add', 'change') }),
        variant: 'success',
      });
      void invalidate();
      onDone();
    } catch (failure) {
      const { code, message } = readError(failure);
      toast({ title: m.questions_import_failed(), description: message, variant: 'danger' });
      if (code !== 'conflict') return setError(message);
      void invalidate();
      await look(file);
      setError(m.questions_import_changed());
    }
  }

  return { file, plan, error, look, apply, isSending: send.isPending };
}
