import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { textLink } from '../../ui/text-link.ts';

interface SimilarClientsProps {
  /** As they were when the fields were left. */
  companyName: string;
  contactEmail: string;
  /** The client that is being edited. */
  except: string | undefined;
}

/** A hint that a client of this name or address is there; it keeps nobody from saving. */
export function SimilarClients({ companyName, contactEmail, except }: SimilarClientsProps) {
  const { data } = trpc.admin.clients.findSimilar.useQuery(
    { companyName, contactEmail, ...(except ? { except } : {}) },
    { enabled: Boolean(companyName || contactEmail), placeholderData: keepPreviousData },
  );
  // Stays in the page, so that what appears in it is read out.
  return (
    <div aria-live="polite">
      {data && data.length > 0 && (
        <Alert tone="warning" className="mt-5" title={m.clients_similar_title()}>
          <p>{m.clients_similar_text()}</p>
          <ul className="m-0 mt-1 list-disc ps-5">
            {data.map(({ id, clientId, companyName: name, contactEmail: email }) => (
              <li key={id} className="wrap-anywhere">
                <Link to="/admin/clients/$id" params={{ id }} target="_blank" className={textLink}>
                  {name}
                </Link>
                , {clientId}, {email}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
