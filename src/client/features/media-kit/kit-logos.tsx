import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { formatFileSize } from '../../lib/file-size.ts';

/** The grounds are those of the files, whatever the theme of the page. */
const grounds = {
  light: 'bg-[#fbfaf7]',
  dark: 'bg-[#0b1b2b]',
};

export function KitLogos({ logos }: Pick<MediaKit, 'logos'>) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const groundNames = {
    light: m.media_kit_ground_light(),
    dark: m.media_kit_ground_dark(),
  };
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {logos.map(({ id, name, ground, preview, files }) => (
        <li key={id} className="break-inside-avoid">
          <div
            className={cn(
              'grid aspect-[8/5] place-items-center rounded border border-mist p-8 [print-color-adjust:exact]',
              grounds[ground],
            )}
          >
            <img src={preview} alt="" className="max-h-full max-w-full" width={220} height={72} />
          </div>
          <h3 className="mt-3 font-text text-base font-medium tracking-normal">{name}</h3>
          <p className="text-sm text-muted">{groundNames[ground]}</p>
          <ul data-no-print className="mt-2 flex flex-wrap gap-x-5">
            {files.map(({ url, format, size }) => (
              <li key={url}>
                <a
                  href={url}
                  download
                  aria-label={m.media_kit_download({ name, format })}
                  className="inline-flex min-h-9 items-center gap-1.5 text-sm text-sea underline decoration-edge underline-offset-4 hover:decoration-sun"
                >
                  <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
                  {format}
                  <span className="figures text-muted">{formatFileSize(size, locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
