import {
  type ConcealedField,
  concealedCharacter,
  concealedFields,
  isMask,
  type Revealed,
  revealedSchema,
} from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { copyFields, requireRecord } from '../records.ts';

const dots = concealedCharacter.repeat(4);
const visibleCharacters = 4;
/** Of a short value the last four would be most of it. */
const minPartlyVisibleLength = 8;

type Concealed = Record<ConcealedField, string | null>;

/** A value without most of its characters: '•••• 1234', or the dots alone. */
function mask(field: ConcealedField, value: string | null | undefined): string | null {
  if (!value) return null;
  if (field === 'birthdate' || value.length < minPartlyVisibleLength) return dots;
  return `${dots} ${value.slice(-visibleCharacters)}`;
}

/** The birthdate and the government's numbers as they may stand in a list or a form. */
export function maskFields(
  employee: Readonly<Partial<Record<ConcealedField, string | null | undefined>>>,
): Concealed {
  return {
    birthdate: mask('birthdate', employee.birthdate),
    hdmfNumber: mask('hdmfNumber', employee.hdmfNumber),
    sssNumber: mask('sssNumber', employee.sssNumber),
    philhealthNumber: mask('philhealthNumber', employee.philhealthNumber),
    taxId: mask('taxId', employee.taxId),
  };
}

/**
 * Removes the masked values of `employee` from `changes`, so that a form that sends a record back as it was read
 * changes nothing. Throws AppError('invalid-input') for any other masked value, which could only destroy.
 */
export function omitMaskedValues<Changes extends Partial<Concealed>>(
  changes: Changes,
  employee: EmployeeProfile | null,
): Changes {
  const unmasked = { ...changes };
  const present = maskFields(employee ?? {});
  for (const field of concealedFields) {
    const given = unmasked[field];
    if (!given || !isMask(given)) continue;
    if (given !== present[field]) {
      throw fieldError(field, m.validation_invalid());
    }
    delete unmasked[field];
  }
  return unmasked;
}

/** Reads a person's birthdate and government numbers unmasked, and records the reader. Throws AppError('not-found'). */
export async function revealEmployee(ctx: AdminContext, { id }: { id: string }): Promise<Revealed> {
  return ctx.em.transactional(async (em) => {
    const employee = await requireRecord(em, EmployeeProfile, { id, deletedAt: null });
    recordEvent(em, ctx, 'employee.reveal', { id, label: employee.name });
    return copyFields(revealedSchema, employee);
  });
}
