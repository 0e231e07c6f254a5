import {
  applicationStatusSchema,
  storedEntriesSchema,
  withheldEntries,
} from '../../../shared/contracts/application.ts';
import {
  type ApplicationDetail,
  type Duplicate,
  decisionSchema,
  type MarkedAnswer,
  recomputationSchema,
  sectionRecordSchema,
} from '../../../shared/contracts/application-admin.ts';
import { typingSample } from '../../../shared/domain/scoring.ts';
import {
  ApplicationDecision,
  ApplicationNote,
  ApplicationRecomputation,
  ApplicationRetake,
  ApplicationReveal,
} from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { type Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { copyFields, requireRecord } from '../records.ts';
import { findDuplicates } from './duplicates.ts';
import { lockApplication } from './load.ts';
import { hasOwnNote, toNote } from './notes.ts';
import { readApplication } from './query.ts';
import { readRetakeOffer, toShownRetake, toWithdrawnRetakes } from './retake.ts';

function toMarkedAnswers(section: AttemptSection): MarkedAnswer[] {
  return (section.questions ?? []).map((asked) => {
    const chosenId = section.answers?.[asked.id];
    const textOf = (id: string | undefined) =>
      asked.options.find((option) => option.id === id)?.text ?? null;
    return {
      questionText: asked.questionText,
      category: asked.category,
      chosen: textOf(chosenId),
      correct: textOf(asked.correctOptionId) ?? '',
      isCorrect: chosenId === asked.correctOptionId,
      points: asked.points,
    };
  });
}

const toTestRecord = (section: AttemptSection) => copyFields(sectionRecordSchema, section);

async function readTestRecords(em: EntityManager, attempt: Attempt | null) {
  const sections = attempt ? await em.find(AttemptSection, { attempt: attempt.id }) : [];
  const sampleText = attempt?.typingSample ?? typingSample;
  const typing = sections.find(({ section }) => section === 'typing');
  return {
    quizzes: (['general', 'english'] as const).flatMap((name) => {
      const section = sections.find((candidate) => candidate.section === name);
      return section ? [{ ...toTestRecord(section), answers: toMarkedAnswers(section) }] : [];
    }),
    typing: typing
      ? {
          ...toTestRecord(typing),
          sampleText,
          typedText: typing.typedText ?? '',
          elapsedMs: typing.elapsedMs ?? 0,
          durationSeconds: typing.durationSeconds ?? 0,
        }
      : null,
  };
}

/** Identifying data of the applicant; nothing of it where the applicant is masked. */
function personalDetails(application: Application, isMasked: boolean, duplicates: Duplicate[]) {
  const { position, resume } = application;
  return {
    ...(isMasked ? { position, ...withheldEntries } : storedEntriesSchema.parse(application)),
    resume: {
      fileName: isMasked ? '' : resume.fileName,
      contentType: resume.contentType,
      size: resume.size,
    },
    duplicates: isMasked ? [] : duplicates,
  };
}

async function readHistory({ em }: ServiceContext, id: string) {
  const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
  const decisions = await em.find(ApplicationDecision, { application: id }, newestFirst);
  const notes = await em.find(ApplicationNote, { application: id }, newestFirst);
  const recomputations = await em.find(ApplicationRecomputation, { application: id }, newestFirst);
  return {
    decisions: decisions.map((decision) =>
      copyFields(decisionSchema, decision, {
        from: applicationStatusSchema.catch('pending').parse(decision.from),
      }),
    ),
    notes: notes.map(toNote),
    recomputations: recomputations.map((made) => copyFields(recomputationSchema, made)),
  };
}

/** Reads an application for a reviewer: marked answers, typing record, flags, history. Throws AppError('not-found'). */
export async function getApplication(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<ApplicationDetail> {
  const { em } = ctx;
  const { actor } = ctx;
  const summary = await readApplication(em, ctx, id);
  const application = await requireRecord(
    em,
    Application,
    { id },
    { populate: ['resume', 'attempt'], refresh: true },
  );
  const { isMasked } = summary;
  const retakes = await em.find(
    ApplicationRetake,
    { application: id },
    { populate: ['attempt', 'firstAttempt'], refresh: true },
  );
  const retake = retakes.find(({ withdrawnAt }) => !withdrawnAt) ?? null;
  const employee = await em.findOne(
    EmployeeProfile,
    { application: id, deletedAt: null },
    { fields: ['id'] },
  );
  const duplicates = summary.hasDuplicate ? await findDuplicates(ctx, id) : [];
  return {
    ...summary,
    ...personalDetails(application, isMasked, duplicates),
    locale: application.locale,
    consentVersion: application.consentVersion ?? null,
    consentLocale: application.consentLocale ?? null,
    consentAt: application.consentAt ?? null,
    formulaVersion: application.formulaVersion,
    tellAt: application.tellAt ?? null,
    toldAt: application.toldAt ?? null,
    takenAt: application.attempt?.closedAt ?? application.attempt?.submittedAt ?? null,
    ...(await readTestRecords(em, application.attempt ?? null)),
    retake:
      retake &&
      toShownRetake(retake, {
        attempt: retake.attempt ?? null,
        firstAttempt: retake.firstAttempt ?? null,
        firstRecords: await readTestRecords(em, retake.firstAttempt ?? null),
      }),
    withdrawnRetakes: toWithdrawnRetakes(retakes),
    ...(await readRetakeOffer(ctx, application)),
    ...(await readHistory(ctx, id)),
    employeeId: isMasked ? null : (employee?.id ?? null),
    canReveal: isMasked && (await hasOwnNote(em, id, actor)),
  };
}

/**
 * Reveals an application to the reviewer who has written a note on it, and records that.
 * Throws AppError('not-found'), 'forbidden' before the reviewer has written a note.
 */
export async function revealApplication(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<ApplicationDetail> {
  const { actor } = ctx;
  await ctx.em.transactional(async (em) => {
    // Held, so that it is not erased before this is stored.
    const application = await lockApplication(em, id);
    if (!(await hasOwnNote(em, id, actor))) throw new AppError('forbidden');
    const before = await em.findOne(ApplicationReveal, { application: id, user: actor.id });
    if (before) return;
    // Two concurrent clicks reveal it once.
    await em.upsert(
      ApplicationReveal,
      { application: id, user: actor.id, createdAt: new Date() },
      { onConflictAction: 'ignore' },
    );
    recordEvent(em, ctx, 'application.reveal', { id, label: application.applicantName });
  });
  return getApplication(ctx, { id });
}
