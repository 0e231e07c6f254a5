import { useEffect, useRef } from 'react';
import type { AdminGalleryItem } from '../../../shared/contracts/gallery-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface CurrentTextsProps {
  item: AdminGalleryItem;
  onTake: () => void;
}

/** Somebody else was faster: the texts as they stand now, beside those in the form. */
export function CurrentTexts({ item, onTake }: CurrentTextsProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  const texts = [
    { label: m.pictures_caption(), text: item.caption, lang: 'en' },
    { label: m.pictures_caption_german(), text: item.captionGerman, lang: 'de' },
    { label: m.pictures_alt(), text: item.alt, lang: 'en' },
    { label: m.pictures_alt_german(), text: item.altGerman, lang: 'de' },
  ];
  return (
    <div ref={notice} className="scroll-mt-8">
      <Alert tone="danger" title={m.pictures_conflict_title()}>
        <p>{m.pictures_conflict_text()}</p>
        <p className="mt-3 font-medium">{m.pictures_current()}</p>
        <dl className="mt-1 mb-3 grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[auto_1fr]">
          {texts.map(({ label, text, lang }) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd lang={text ? lang : undefined}>{text || m.pictures_empty_text()}</dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" size="sm" onClick={onTake}>
          {m.pictures_conflict_take()}
        </Button>
      </Alert>
    </div>
  );
}
