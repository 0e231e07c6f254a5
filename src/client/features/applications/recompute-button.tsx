import { useState } from 'react';
import type { z } from 'zod';
import type { ApplicationScores } from '../../../shared/contracts/application.ts';
import type { recomputeOutput } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Table } from '../../ui/table.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormats } from './use-formats.ts';
import { useRefresh } from './use-refresh.ts';

type Recomputation = z.infer<typeof recomputeOutput>;

/** Shows what marking the application by the formula of today would change, and does it when that is wanted. */
export function RecomputeButton({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const refresh = useRefresh();
  const formats = useFormats();
  const preview = trpc.admin.applications.previewRecomputation.useQuery(
    { id },
    { enabled: open, gcTime: 0 },
  );
  const apply = trpc.admin.applications.recompute.useMutation({
    onSuccess: async ({ before, after }) => {
      await refresh.applications();
      void refresh.overview();
      setOpen(false);
      toast({
        title: m.admin_app_recomputed({
          before: score(before.finalScore),
          after: score(after.finalScore),
        }),
        variant: 'success',
      });
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_app_recompute_failed(), description: message, variant: 'danger' });
    },
  });
  const score = (value: number | null) =>
    value === null ? m.admin_not_available() : formats.percent(value);
  const isChanged = preview.data?.isChanged === true;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" className="mt-3">
          {m.admin_app_recompute()}
        </Button>
      }
      title={m.admin_app_recompute()}
      description={m.admin_app_recompute_text()}
      footer={
        <>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {isChanged ? m.ui_cancel() : m.ui_close()}
          </Button>
          {isChanged && (
            <Button pending={apply.isPending} onClick={() => apply.mutate({ id })}>
              {m.admin_app_recompute_apply()}
            </Button>
          )}
        </>
      }
    >
      <QueryResult
        query={preview}
        errorTitle={m.admin_app_recompute_failed()}
        skeleton={<Skeleton className="h-40 w-full" />}
      >
        {(data) =>
          data.isChanged ? (
            <ChangeTable recomputation={data} />
          ) : (
            <p>{m.admin_app_recompute_same()}</p>
          )
        }
      </QueryResult>
    </Dialog>
  );
}

/** The figures before and after; a quiz only where its figure changes. */
function ChangeTable({ recomputation }: { recomputation: Recomputation }) {
  const formats = useFormats();
  const { before, after, formulaBefore, formulaVersion } = recomputation;
  const rows: [keyof ApplicationScores, string, (value: number) => string][] = [
    ['generalQuizScore', m.admin_app_column_general(), formats.decimal],
    ['typingTestWpm', m.admin_app_csv_wpm(), formats.whole],
    ['typingTestAccuracy', m.admin_app_column_accuracy(), formats.percent],
    ['englishTestScore', m.admin_app_column_english(), formats.decimal],
    ['finalScore', m.admin_column_final_score(), formats.percent],
  ];
  const isQuiz = (part: keyof ApplicationScores) =>
    part === 'generalQuizScore' || part === 'englishTestScore';
  return (
    <Table label={m.admin_app_recompute()}>
      <thead>
        <tr>
          <th scope="col">{m.admin_score_part()}</th>
          <th scope="col" className="num">
            {m.admin_app_recompute_now({ version: formulaBefore })}
          </th>
          <th scope="col" className="num">
            {m.admin_app_recompute_then({ version: formulaVersion })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([part]) => !isQuiz(part) || before[part] !== after[part])
          .map(([part, label, format]) => {
            const shown = (value: number | null) =>
              value === null ? m.admin_not_available() : format(value);
            return (
              <tr key={part}>
                <th scope="row">{label}</th>
                <td className="num">{shown(before[part])}</td>
                <td className="num font-medium">{shown(after[part])}</td>
              </tr>
            );
          })}
      </tbody>
    </Table>
  );
}
