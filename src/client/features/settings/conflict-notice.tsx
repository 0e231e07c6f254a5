import type { LastChange } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import { ChangedLine } from './changed-line.tsx';

/** One thing that two values say differently. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}

interface ConflictNoticeProps {
  changed: LastChange;
  differences: Difference[];
  onTake: () => void;
}

/** Somebody else was faster: what they saved beside what stands in the form. */
export function ConflictNotice({ changed, differences, onTake }: ConflictNoticeProps) {
  return (
    <Alert tone="danger" title={m.settings_conflict_title()}>
      {differences.length === 0 ? (
        <p>{m.settings_conflict_same()}</p>
      ) : (
        <>
          <p>{m.settings_conflict_text()}</p>
          <Table label={m.settings_conflict_title()} className="my-3">
            <thead>
              <tr>
                <th scope="col">{m.settings_conflict_what()}</th>
                <th scope="col">{m.settings_conflict_stored()}</th>
                <th scope="col">{m.settings_conflict_yours()}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ name, stored, mine }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="wrap-anywhere">{stored}</td>
                  <td className="wrap-anywhere">{mine}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
      <ChangedLine changed={changed} />
      <Button variant="secondary" size="sm" onClick={onTake} className="mt-3">
        {m.settings_conflict_take()}
      </Button>
    </Alert>
  );
}
