import type { EntityName, FilterQuery, FindOneOptions, Loaded } from '@mikro-orm/core';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import { recordEvent } from './audit.ts';
import type { ServiceContext } from './context.ts';

/** Compares a record with the version that was seen, where one is told. Throws AppError('conflict') after another save. */
export function requireVersion(record: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.version) throw new AppError('conflict');
}

/**
 * Loads a record to change it, on the version that was seen; undefined takes any version. Throws AppError('not-found'),
 * 'conflict' after another save since `version`.
 */
export async function loadForUpdate<
  Entity extends { id: string; version: number },
  Hint extends string = never,
>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  version: number | undefined,
  options: Pick<FindOneOptions<NoInfer<Entity>, Hint>, 'populate' | 'refresh'> = {},
): Promise<Loaded<Entity, Hint>> {
  const record = await em.findOne<Entity, Hint>(entity, where, options);
  if (!record) throw new AppError('not-found');
  requireVersion(record, version);
  return record;
}

/** Loads a record as it is now and locks it until the transaction ends. Throws AppError('not-found'). */
export async function lockRecord<Entity extends { id: string }>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
): Promise<Loaded<Entity>> {
  const record = await em.findOne<Entity>(entity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!record) throw new AppError('not-found');
  return record;
}

type Restorable = { id: string; deletedAt?: Date | null | undefined };

function markDeleted(record: Restorable, isDeleted: boolean): void {
  if (Boolean(record.deletedAt) === isDeleted) throw new AppError('not-found');
  record.deletedAt = isDeleted ? new Date() : null;
}

/**
 * Takes a record out of every list, or brings it back, and records that as an event of its kind. Throws
 * AppError('not-found') where there is nothing to delete or to restore.
 * @param also runs in the same transaction, before the event
 */
export async function setDeleted<Entity extends Restorable>(
  ctx: ServiceContext,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  {
    isDeleted,
    kind,
    labelOf,
    also,
  }: {
    isDeleted: boolean;
    kind: 'announcement' | 'employee' | 'news' | 'question' | 'resource';
    labelOf: (record: NoInfer<Entity>) => string;
    also?: (em: EntityManager) => Promise<void>;
  },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const record = await lockRecord(em, entity, where);
    markDeleted(record, isDeleted);
    await also?.(em);
    recordEvent(em, ctx, {
      action: `${kind}.${isDeleted ? 'delete' : 'restore'}`,
      subjectId: record.id,
      subjectLabel: labelOf(record),
    });
  });
}
