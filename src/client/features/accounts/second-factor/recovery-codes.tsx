import { useRouteContext } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { company } from '../../../../shared/content/company.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { downloadFile } from '../../../lib/download-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { UnsavedChangesGuard } from '../../../ui/discard-guard.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

export const codesTitleId = 'recovery-codes-title';

/** The codes for a lost phone, which cannot be shown again: they stay in view until the user says to have kept them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { email } = useRouteContext({ from: '/portal', select: ({ user }) => user });
  const kept = useRef(false);
  const head = m.second_factor_codes_for({ email, brand: company.brand });
  const save = () =>
    downloadFile(
      new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      `${m.second_factor_codes_file()}.txt`,
    );
  return (
    <div className="grid gap-4">
      <UnsavedChangesGuard isDirty saved={kept} />
      <h3 id={codesTitleId} tabIndex={-1} className="text-lg outline-none">
        {m.second_factor_codes_title()}
      </h3>
      <p className="max-w-[60ch]">{m.second_factor_codes_text()}</p>
      <p className="hidden print:block">{head}</p>
      <ul
        aria-label={m.second_factor_codes_list()}
        className="m-0 grid list-none gap-x-6 gap-y-1 rounded bg-surface p-4 font-medium sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="figures wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div data-no-print className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} what={m.second_factor_codes_copy()} />
        <Button variant="secondary" size="sm" onClick={save}>
          <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.second_factor_codes_download()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.second_factor_codes_print()}
        </Button>
      </div>
      <Button
        data-no-print
        className="justify-self-start"
        onClick={() => {
          kept.current = true;
          onSaved();
        }}
      >
        {m.second_factor_codes_kept()}
      </Button>
    </div>
  );
}
