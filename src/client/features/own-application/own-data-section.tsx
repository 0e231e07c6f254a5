import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCompanyContact } from '../../lib/use-company-contact.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { saveData } from './save-data.ts';
import { useOwnAct } from './use-own-act.ts';

const resumeAddress = (token: string) =>
  `/api/application/resume?${new URLSearchParams({ token })}`;

interface OwnDataSectionProps {
  token: string;
  onOutdated: () => Promise<void>;
}

/** What is kept about the applicant, to take away. */
export function OwnDataSection({ token, onOutdated }: OwnDataSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const { careersEmail } = useCompanyContact();
  const { pending, failure, run } = useOwnAct({ title: m.own_data_failed, onOutdated });

  const download = () =>
    run(async () => saveData(await (await api()).careers.getOwnData.mutate({ token })));

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_data_title()}</h2>
      <p className="text-muted">{m.own_data_text()}</p>
      {failure && (
        <Alert tone="danger" title={m.own_data_failed()}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={pending} onClick={() => void download()}>
          {m.own_data_download()}
        </Button>
        <a href={resumeAddress(token)} download className={buttonClass('secondary')}>
          {m.own_data_resume()}
        </a>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {m.own_data_on_request({ email: careersEmail })}
      </p>
    </section>
  );
}
