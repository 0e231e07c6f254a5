import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnApplication } from '../../../shared/contracts/own-application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOwnAct } from './use-own-act.ts';

interface OwnWithdrawSectionProps {
  token: string;
  onWithdrawn: (application: OwnApplication) => void;
  onOutdated: () => Promise<void>;
}

/** The way out of an application that is still open. */
export function OwnWithdrawSection({ token, onWithdrawn, onOutdated }: OwnWithdrawSectionProps) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [isAsking, setIsAsking] = useState(false);
  const { pending, failure, run } = useOwnAct({ title: m.own_withdraw_failed, onOutdated });

  const withdraw = () =>
    run(async () =>
      onWithdrawn(await (await api()).careers.withdrawOwnApplication.mutate({ token })),
    );

  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl">{m.own_withdraw_title()}</h2>
      <p className="text-muted">{m.own_withdraw_text()}</p>
      {failure && (
        <Alert tone="danger" title={m.own_withdraw_failed()}>
          {failure}
        </Alert>
      )}
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {m.own_withdraw()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.own_withdraw_ask()}
        description={m.own_withdraw_ask_text()}
        action={m.own_withdraw_confirm()}
        pending={pending}
        onConfirm={() => void withdraw().then(() => setIsAsking(false))}
      />
    </section>
  );
}
