import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { textLink } from '../../ui/text-link.ts';

export function MediaKitCard({ pin }: { pin: string }) {
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_media_kit()}</h2>
      <p className="mt-2 text-sm text-muted">{m.client_portal_media_kit_text()}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span className="figures font-display text-2xl font-semibold tracking-widest">{pin}</span>
        <CopyButton text={pin} what={m.client_portal_media_kit_pin()} />
      </p>
      <a
        href="/media-kit"
        target="_blank"
        rel="noreferrer"
        className={`${textLink} mt-3 inline-block text-sm`}
      >
        {m.client_portal_media_kit_open()}
      </a>
    </Card>
  );
}
