import type { ApplicationDetail, MarkedAnswer } from '../../../shared/contracts/application.ts';
import { applicationStatusSchema } from '../../../shared/contracts/application.ts';
import { Application } from '../../db/entities/application.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toApplicationSummary } from './to-application.ts';

function markedAnswers(section: AttemptSection): MarkedAnswer[] {
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

const recordOf = (section: AttemptSection) => ({
  section: section.section,
  tries: section.tries,
  startedAt: section.startedAt ?? null,
  finishedAt: section.finishedAt ?? null,
  skipped: section.skipped,
  flags: section.flags,
});

/** Everything a reviewer sees of one application: answers with their marking, typing record, flags, history. Throws AppError('not-found'). */
export async function getApplication(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<ApplicationDetail> {
  const { em } = ctx;
  const application = await em.findOne(Application, { id }, { populate: ['resume'] });
  if (!application) throw new AppError('not-found');
  const sections = application.attempt
    ? await em.find(AttemptSection, { attempt: application.attempt.id })
    : [];
  const decisions = await em.find(
    ApplicationDecision,
    { application: id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const typing = sections.find(({ section }) => section === 'typing');
  return {
    ...toApplicationSummary(ctx, application),
    coverLetter: application.coverLetter ?? null,
    locale: application.locale,
    consentVersion: application.consentVersion ?? null,
    consentAt: application.consentAt ?? null,
    resume: {
      fileName: application.resume.fileName,
      contentType: application.resume.contentType,
      size: application.resume.size,
    },
    formulaVersion: application.formulaVersion,
    quizzes: (['general', 'english'] as const).flatMap((name) => {
      const section = sections.find((candidate) => candidate.section === name);
      return section ? [{ ...recordOf(section), answers: markedAnswers(section) }] : [];
    }),
    typing: typing
      ? {
          ...recordOf(typing),
          typedText: typing.typedText ?? '',
          elapsedMs: typing.elapsedMs ?? 0,
          durationSeconds: typing.durationSeconds ?? 0,
        }
      : null,
    decisions: decisions.map((decision) => ({
      id: decision.id,
      from: applicationStatusSchema.catch('pending').parse(decision.from),
      to: decision.to,
      note: decision.note ?? null,
      actorName: decision.actorName,
      createdAt: decision.createdAt,
    })),
  };
}
