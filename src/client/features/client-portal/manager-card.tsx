import type { AccountManager } from '../../../shared/contracts/client-portal.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';
import { trpc } from '../../trpc.tsx';
import { Card } from '../../ui/card.tsx';
import { PictureImage } from '../../ui/picture-image.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { textLink } from '../../ui/button.tsx';

/** Whom a client turns to; the office, as long as nobody is named. */
export function ManagerCard({ manager }: { manager: AccountManager | null }) {
  const office = trpc.public.getSiteState.useQuery().data?.contact;
  const { email, phone } = manager ?? { email: office?.email, phone: office?.phone };
  return (
    <Card>
      <h2 className="text-lg">{m.client_portal_manager()}</h2>
      {manager ? (
        <div className="mt-3 flex items-center gap-4">
          <div className="size-16 shrink-0 overflow-hidden rounded-full bg-mist">
            {manager.picture ? (
              <PictureImage
                picture={manager.picture}
                alt=""
                sizes="4rem"
                className="size-full object-cover"
              />
            ) : (
              <Portrait name={manager.name} className="size-full" />
            )}
          </div>
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">
              <bdi>{manager.name}</bdi>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{manager.position}</p>
          </div>
        </div>
      ) : (
        <p className="mt-2 text-sm text-muted">{m.client_portal_manager_none()}</p>
      )}
      <p className="mt-3 grid justify-items-start gap-1 text-sm wrap-anywhere">
        {email && (
          <a href={`mailto:${email}`} className={`${textLink} hyphens-none`}>
            {email}
          </a>
        )}
        {phone && (
          <a href={telHref(phone)} className={`${textLink} figures`}>
            {phone}
          </a>
        )}
      </p>
    </Card>
  );
}
