import { Link } from '@tanstack/react-router';
import type { Analytics } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Card } from '../../ui/card.tsx';
import { Moment } from '../../ui/formatted-text.tsx';
import { textLink } from '../../ui/button.tsx';

/** The newest applications, each opening its review. */
export function Recent({ applications }: { applications: Analytics['recent'] }) {
  return (
    <Card>
      <h2 className="text-xl">{m.analytics_recent()}</h2>
      {applications.length === 0 && <p className="mt-3 text-muted">{m.analytics_recent_none()}</p>}
      <ol className="mt-3">
        {applications.map(
          ({ id, applicantName, isMasked, position, status, finalScore, createdAt }) => (
            <li
              key={id}
              className="grid gap-x-6 border-t border-mist py-2.5 last:pb-0 sm:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0">
                <Link to="/admin/applications" search={{ review: id }} className={textLink}>
                  {isMasked
                    ? m.admin_app_masked_name({ code: id.slice(0, 6).toUpperCase() })
                    : applicantName}
                </Link>
                <p className="text-sm text-muted">
                  {positionName(position)} · {statusNames[status]()}
                </p>
              </div>
              <div className="sm:text-end">
                <p className="figures">
                  {finalScore === null
                    ? m.analytics_no_score()
                    : m.ui_percent({ value: finalScore / 100 })}
                </p>
                <Moment time={createdAt} className="text-sm text-muted" />
              </div>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}
