import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

export function KitColours({ colours }: Pick<MediaKit, 'colours'>) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
      {colours.map(({ name, hex, use }) => (
        <li key={hex} className="flex break-inside-avoid flex-col">
          <div
            style={{ backgroundColor: hex }}
            className="h-24 rounded border border-mist [print-color-adjust:exact]"
          />
          <div className="mt-3 flex items-start justify-between gap-3">
            <div>
              <h3 className="font-text text-base font-medium tracking-normal">{name}</h3>
              <p className="figures text-sm">{hex}</p>
            </div>
            <CopyButton text={hex} what={hex} />
          </div>
          <p className="mt-1 text-sm text-muted">{use}</p>
        </li>
      ))}
    </ul>
  );
}
