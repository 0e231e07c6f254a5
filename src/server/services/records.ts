import type { EntityName, FilterQuery, FindOneOptions, Loaded } from '@mikro-orm/core';
import { LockMode } from '@mikro-orm/core';
import type { AuditAction } from '../../shared/contracts/activity.ts';
import type { EntityManager } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import { recordEvent } from './audit.ts';
import type { AdminContext } from './context.ts';

/** Compares a record with the version that was seen, if given. Throws AppError('conflict') after another save. */
export function requireVersion(record: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.version) throw new AppError('conflict');
}

type FoundBy<Entity, Hint extends string> = Pick<
  FindOneOptions<Entity, Hint>,
  'populate' | 'refresh' | 'orderBy' | 'lockMode' | 'disableIdentityMap'
>;

/** Loads a record. Throws AppError('not-found'). */
export async function requireRecord<Entity extends object, Hint extends string = never>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  options: FoundBy<NoInfer<Entity>, Hint> = {},
): Promise<Loaded<Entity, Hint>> {
  const record = await em.findOne<Entity, Hint>(entity, where, options);
  if (!record) throw new AppError('not-found');
  return record;
}

/**
 * Loads a record to change it, on the version that was seen; undefined takes any version. Throws AppError('not-found'),
 * 'conflict' after another save since `version`.
 */
export async function loadForUpdate<
  Entity extends { version: number },
  Hint extends string = never,
>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  version: number | undefined,
  options?: FoundBy<NoInfer<Entity>, Hint>,
): Promise<Loaded<Entity, Hint>> {
  const record = await requireRecord(em, entity, where, options);
  requireVersion(record, version);
  return record;
}

/** Loads a record as it is now and locks it until the transaction ends. Throws AppError('not-found'). */
export const lockRecord = <Entity extends object>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
): Promise<Loaded<Entity>> =>
  requireRecord(em, entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** A field as it is copied: what is missing is null. */
type Copied<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** Fields that are in a contract; others are refused by the compiler. */
type FieldsOf<Shape, Given> = { [Name in keyof Given]: Name extends keyof Shape ? unknown : never };

/**
 * Copies the fields of a record that a contract has under the same name, null for what is missing, and nothing else of it.
 * @param others the fields of the contract that the record has not, or has in another form
 */
export function copyFields<
  Shape extends object,
  Source extends object,
  Others extends FieldsOf<Shape, Others> = object,
>(
  { shape }: { shape: Shape },
  source: Source,
  others?: Others,
): {
  [Name in Exclude<keyof Shape & keyof Source, keyof Others>]: Copied<Source[Name]>;
} & Others {
  const names = Object.keys(shape).filter((name) => !Object.hasOwn(others ?? {}, name));
  const copied = names.map((name) => [name, Reflect.get(source, name) ?? null]);
  return { ...Object.fromEntries(copied), ...others };
}

type KindWith<Event extends string, Action = AuditAction> = Action extends `${infer Kind}.${Event}`
  ? Kind
  : never;
/** The kinds of record whose deletion can be undone, by the actions that there are for it. */
type DeletedKind = KindWith<'delete'> & KindWith<'restore'>;

type Restorable = { id: string; deletedAt?: Date | null | undefined };

interface DeletionOptions<Entity> {
  /** Loads a record by its id, for example by `lockRecord`. */
  lock: (em: EntityManager, id: string) => Promise<Entity>;
  labelOf: (record: NoInfer<Entity>) => string;
  /** Runs in the same transaction, before the event. */
  also?: (em: EntityManager, ctx: AdminContext, id: string, isDeleted: boolean) => Promise<void>;
  /** Public pages show such records. */
  isPublic?: boolean;
}

/** The two use cases by which administrators take a record out of every list, and bring it back. */
export type Deletion = {
  remove: (ctx: AdminContext, input: { id: string }) => Promise<void>;
  restore: (ctx: AdminContext, input: { id: string }) => Promise<void>;
};

/**
 * Makes the use cases that delete a kind of record and undo that, each recorded as an event of its kind. Both throw
 * AppError('not-found') where there is nothing to delete or to restore.
 */
export function createDeletion<Entity extends Restorable>(
  kind: DeletedKind,
  { lock, labelOf, also, isPublic = false }: DeletionOptions<Entity>,
): Deletion {
  async function setDeleted(ctx: AdminContext, id: string, isDeleted: boolean) {
    await ctx.em.transactional(async (em) => {
      const record = await lock(em, id);
      if (Boolean(record.deletedAt) === isDeleted) throw new AppError('not-found');
      record.deletedAt = isDeleted ? new Date() : null;
      await also?.(em, ctx, id, isDeleted);
      recordEvent(em, ctx, `${kind}.${isDeleted ? 'delete' : 'restore'}`, {
        id: record.id,
        label: labelOf(record),
      });
    });
    if (isPublic) ctx.contentChanged();
  }
  return {
    remove: (ctx, { id }) => setDeleted(ctx, id, true),
    restore: (ctx, { id }) => setDeleted(ctx, id, false),
  };
}

/** The kinds of record that are added, changed, deleted and restored. */
type EditedKind = DeletedKind & KindWith<'create'> & KindWith<'update'>;

type Editable = Restorable & { version: number };
/** The record that is changed, and the version that was seen; undefined takes any. */
type Seen = { id: string; version?: number | undefined };

/** Holds a record until the transaction ends, as it is now. */
type Held = { lockMode: LockMode.PESSIMISTIC_WRITE; refresh: true };

interface RecordOptions<Entity, Input, Changes extends Seen, Dto>
  extends Omit<DeletionOptions<Entity>, 'lock'> {
  /** Loads a record by its id, deleted or not. */
  find: (em: EntityManager, id: string, how?: Held) => Promise<Entity | null>;
  toDto: (record: Entity, em: EntityManager) => Dto | Promise<Dto>;
  create: (em: EntityManager, input: Input, ctx: AdminContext) => Entity | Promise<Entity>;
  /** Answers another action than `update`, where it was one. */
  change: (
    em: EntityManager,
    record: Entity,
    changes: Omit<Changes, keyof Seen>,
  ) => AuditAction | undefined | Promise<AuditAction | undefined>;
  /** Other actions than `create`. */
  createdAs?: (input: Input, created: Entity) => readonly AuditAction[];
}

/**
 * Makes the use cases by which administrators read, add, change, delete and restore a kind of record, each change in
 * one transaction with its event. They throw AppError('not-found'), 'conflict' after another save since `version`, and
 * what `create` and `change` throw.
 */
export function createRecordUseCases<Entity extends Editable, Input, Changes extends Seen, Dto>(
  kind: EditedKind,
  options: RecordOptions<Entity, Input, Changes, Dto>,
) {
  const { find, toDto, create, createdAs, change, labelOf } = options;
  async function lock(em: EntityManager, id: string) {
    const record = await find(em, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!record) throw new AppError('not-found');
    return record;
  }
  const record = (em: EntityManager, ctx: AdminContext, changed: Entity, action: AuditAction) =>
    recordEvent(em, ctx, action, { id: changed.id, label: labelOf(changed) });
  /** Announces what public pages show once it is committed. */
  async function commit(ctx: AdminContext, write: (em: EntityManager) => Promise<Dto>) {
    const dto = await ctx.em.transactional(write);
    if (options.isPublic) ctx.contentChanged();
    return dto;
  }

  return {
    get: async ({ em }: AdminContext, { id }: { id: string }): Promise<Dto> => {
      const found = await find(em, id);
      if (!found || found.deletedAt) throw new AppError('not-found');
      return toDto(found, em);
    },
    create: (ctx: AdminContext, input: Input): Promise<Dto> =>
      commit(ctx, async (em) => {
        const created = await create(em, input, ctx);
        await em.persist(created).flush();
        const actions = createdAs?.(input, created) ?? [`${kind}.create` as const];
        for (const action of actions) record(em, ctx, created, action);
        return toDto(created, em);
      }),
    update: (ctx: AdminContext, { id, version, ...changes }: Changes): Promise<Dto> =>
      commit(ctx, async (em) => {
        const changed = await lock(em, id);
        if (changed.deletedAt) throw new AppError('not-found');
        requireVersion(changed, version);
        record(em, ctx, changed, (await change(em, changed, changes)) ?? `${kind}.update`);
        await em.flush();
        return toDto(changed, em);
      }),
    ...createDeletion(kind, { ...options, lock }),
  };
}
