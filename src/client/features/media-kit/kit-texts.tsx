import type { MediaKit } from '../../../shared/contracts/media-kit.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Each language in a column of its own, the shortest text first. */
export function KitTexts({ boilerplates }: Pick<MediaKit, 'boilerplates'>) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(3,auto)] print:block print:space-y-4">
      {boilerplates.map(({ id, title, text }) => (
        <div key={id} className="flex flex-col break-inside-avoid border-t border-edge pt-4">
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-xl">{title}</h3>
            <CopyButton text={text} what={title} />
          </div>
          <p lang={id.endsWith('-de') ? 'de' : 'en'} className="mt-3 max-w-[62ch]">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
