import type { SectionName } from '../../../shared/contracts/attempt.ts';
import type { Attempt } from '../../db/entities/attempt.ts';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import type { EntityManager } from '../../db/orm.ts';

/** The section of an attempt whose row is locked by the caller, made on first use. */
export async function findOrCreateSection(
  em: EntityManager,
  attempt: Attempt,
  section: SectionName,
): Promise<AttemptSection> {
  const existing = await em.findOne(AttemptSection, { attempt, section });
  if (existing) return existing;
  const created = em.create(AttemptSection, { attempt, section, flags: [] });
  em.persist(created);
  return created;
}
