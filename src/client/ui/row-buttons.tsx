import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';

interface RowButtonProps {
  id: string;
  label: string;
  onClick: () => void;
  onFocus?: (() => void) | undefined;
  children: ReactNode;
}

function RowButton({ label, ...others }: RowButtonProps) {
  return <Button variant="secondary" size="sm" aria-label={label} {...others} />;
}

interface EditButtonProps {
  /** The id of what is edited. */
  id: string;
  /** Names what is edited: "Edit Anna Weber". */
  label: string;
  onEdit: (id: string) => void;
  onFocus?: (id: string) => void;
}

/** Focus target of a row: its edit button, by the id of the row's record. */
export const editButtonId = (id: string) => `edit-${id}`;

/** Opens the record of a row to be edited. */
export function EditButton({ id, label, onEdit, onFocus }: EditButtonProps) {
  return (
    <RowButton
      id={editButtonId(id)}
      label={label}
      onClick={() => onEdit(id)}
      onFocus={onFocus && (() => onFocus(id))}
    >
      {m.ui_edit()}
    </RowButton>
  );
}

interface OpenButtonProps {
  /** The id of what is opened. */
  id: string;
  /** Names what is opened: "Open the message of Anna Weber". */
  label: string;
  onOpen: (id: string) => void;
  /** The text, where it is another than "Open". */
  children?: ReactNode;
}

/** Focus target of a row that is read, not edited: the button that opens it. */
export const openButtonId = (id: string) => `open-${id}`;

/** Opens the record of a row to be read. */
export function OpenButton({ id, label, onOpen, children = m.ui_open() }: OpenButtonProps) {
  return (
    <RowButton id={openButtonId(id)} label={label} onClick={() => onOpen(id)}>
      {children}
    </RowButton>
  );
}
