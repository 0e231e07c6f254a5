import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { type ButtonSize, buttonClass } from './button.tsx';
import { Spinner } from './loading.tsx';
import { toastFailure } from './toast.tsx';

interface CsvLinkProps {
  /** The file's records, as its address names them. */
  of: 'activity' | 'applications' | 'newsletter' | 'questions';
  /** Of the list beside it. */
  filter: Readonly<Record<string, string | number | boolean | undefined>>;
  size?: ButtonSize;
  children: ReactNode;
}

/** Asked with HEAD the server gives no reason; throws it, unless the file may be had by now. */
async function throwServerError(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw await answer.json();
  await answer.body?.cancel();
}

/** Not by going there: a refusal after all would stand in the place of the portal. */
function startDownload(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}

/** Everything that matches a list's filter, as a file for a spreadsheet; says so when there is none. */
export function CsvLink({ of, filter, size = 'sm', children }: CsvLinkProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const query = new URLSearchParams({ locale });
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const href = `/api/admin/${of}/export.csv?${query}`;

  // The browser would keep a refusal as a file and say nothing, so it is asked for first; the file itself is the
  // browser's to fetch, with its own progress, however long it is.
  async function take(event: MouseEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    try {
      const { ok } = await fetch(href, { method: 'HEAD' });
      if (!ok) await throwServerError(href);
      startDownload(href);
    } catch (error) {
      toastFailure(m.ui_csv_failed(), error);
    } finally {
      setPending(false);
    }
  }

  return (
    <a
      href={href}
      download
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={take}
      className={buttonClass('secondary', size)}
    >
      {pending ? (
        <Spinner decorative className="size-[1.15em]" />
      ) : (
        <Download aria-hidden="true" strokeWidth={1.5} className="size-[1.15em]" />
      )}
      {children}
    </a>
  );
}
