import { Link } from '@tanstack/react-router';
import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { textLink } from '../../ui/text-link.ts';

export function GalleryFigures({ gallery }: { gallery: Analytics['gallery'] }) {
  const figures = [
    { label: m.analytics_images(), value: m.ui_number({ value: gallery.images }) },
    { label: m.analytics_likes(), value: m.ui_number({ value: gallery.likes }) },
    { label: m.analytics_average(), value: m.ui_number({ value: gallery.averageLikes }) },
    {
      label: m.analytics_engagement(),
      note: m.analytics_engagement_note(),
      value: m.ui_percent({ value: gallery.engagementRate / 100 }),
    },
  ];
  return (
    <Card>
      <h2 className="text-xl">{m.analytics_gallery()}</h2>
      <dl className="mt-3">
        {figures.map(({ label, note, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-t border-mist py-2.5"
          >
            <dt className="min-w-0">
              {label}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </dt>
            <dd className="figures font-display text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/admin/gallery" className={textLink}>
        {m.analytics_open_gallery()}
      </Link>
    </Card>
  );
}
