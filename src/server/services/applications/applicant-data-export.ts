import {
  type ApplicationStatus,
  applicationScoresSchema,
} from '../../../shared/contracts/application.ts';
import {
  type ApplicantDataExport,
  type ApplicationGrant,
  exportedEntriesSchema,
  exportedSectionSchema,
} from '../../../shared/contracts/own-application.ts';
import { typingSample } from '../../../shared/domain/scoring.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import {
  type ApplicationDecision,
  ApplicationRetake,
} from '../../db/entities/application-review.ts';
import type { Application } from '../../db/entities/applications.ts';
import { type Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import type { EntityManager } from '../../db/orm.ts';
import { readApplicantStatus } from '../applicant-status.ts';
import { countSeenResults } from '../assessments/results.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { applicantKinds } from '../mail/outbox.ts';
import { copyFields } from '../records.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { lockOwnApplication } from './load.ts';

type Assessment = NonNullable<ApplicantDataExport['assessment']>;

/** Asked and answered questions; the right option stays here. */
function toAnswers({ questions, answers }: AttemptSection) {
  return (questions ?? []).map(({ id, questionText, options }) => ({
    question: questionText,
    answer: options.find((option) => option.id === answers?.[id])?.text ?? null,
  }));
}

const toApplicantSection = (section: AttemptSection): Assessment['sections'][number] =>
  copyFields(exportedSectionSchema, section, {
    answers: toAnswers(section),
    observations: section.flags,
  });

async function readAssessment(
  em: EntityManager,
  attempt: Attempt | null | undefined,
): Promise<Assessment | null> {
  if (!attempt) return null;
  const sections = await em.find(AttemptSection, { attempt: attempt.id });
  return {
    startedAt: attempt.createdAt,
    language: attempt.locale,
    submittedAt: attempt.submittedAt ?? attempt.closedAt ?? null,
    typingSample: attempt.typingSample ?? typingSample,
    sections: sections.map(toApplicantSection),
  };
}

const scoresOf = (application: Application): ApplicantDataExport['scores'] => ({
  ...applicationScoresSchema.parse(application),
  source: application.scoreSource,
  formulaVersion: application.formulaVersion,
});

/** The decisions that applicants may know of; each begins where the one before it led, whatever came between. */
function toApplicantDecisions(
  decisions: readonly ApplicationDecision[],
): ApplicantDataExport['decisions'] {
  return decisions.map(({ createdAt, from, to, toldAt }, index) => ({
    at: createdAt,
    from: decisions[index - 1]?.to ?? (from === 'rejected' ? 'pending' : from),
    to,
    toldAt: toldAt ?? null,
  }));
}

type StoredRecords = {
  status: ApplicationStatus;
  assessment: Assessment | null;
  retake: ApplicationRetake | null;
  otherAssessment: Assessment | null;
  decisions: readonly ApplicationDecision[];
  mails: readonly OutgoingMail[];
  onRequest: string;
};

/** Content of the applicant's own file. */
function toApplicantData(
  application: Application,
  { status, assessment, retake, otherAssessment, decisions, mails, onRequest }: StoredRecords,
): ApplicantDataExport {
  const { resume, consentVersion } = application;
  return {
    madeAt: new Date(),
    reference: application.id,
    receivedAt: application.createdAt,
    person: {
      name: application.applicantName,
      email: application.email,
      phone: application.phone,
    },
    ...exportedEntriesSchema.parse(application),
    language: application.locale,
    resume: {
      fileName: resume.fileName,
      contentType: resume.contentType,
      size: resume.size,
      uploadedAt: resume.createdAt,
    },
    consent: consentVersion
      ? {
          textVersion: consentVersion,
          language: application.consentLocale ?? null,
          givenAt: application.consentAt ?? null,
        }
      : null,
    status,
    withdrawnAt: application.withdrawnAt ?? null,
    decisions: toApplicantDecisions(decisions),
    scores: scoresOf(application),
    assessment,
    retake: retake && {
      allowedAt: retake.createdAt,
      withdrawnAt: retake.withdrawnAt ?? null,
      openUntil: retake.openUntil,
      begunAt: retake.begunAt ?? null,
      finishedAt: retake.finishedAt ?? null,
      firstScores: retake.firstScores
        ? { ...retake.firstScores, formulaVersion: retake.firstFormulaVersion ?? 1 }
        : null,
      otherAssessment,
    },
    mails: mails.map(({ createdAt, kind, subject }) => ({ at: createdAt, kind, subject })),
    onRequest,
  };
}

/**
 * Collects everything stored about an applicant, for the link's holder, and records that it was taken. Omits the key
 * to the tests and the reviewers' notes: the link proves a mailbox, not a person.
 * Throws AppError('not-found'), 'proof-required', and 'rate-limited' as countSeenResults: it holds the results.
 */
export async function exportApplicantData(
  ctx: ServiceContext,
  grant: ApplicationGrant,
): Promise<ApplicantDataExport> {
  return ctx.em.transactional(async (em) => {
    // Held, so that its name does not get into the activity log after it was erased.
    const application = await lockOwnApplication(em, ctx, grant);
    await em.populate(application, ['attempt', 'resume']);
    const { id, attempt } = application;
    if (attempt) await countSeenResults(em, ctx, attempt);
    const retake = await em.findOne(
      ApplicationRetake,
      { application: id },
      { orderBy: { createdAt: 'desc', id: 'desc' }, populate: ['attempt', 'firstAttempt'] },
    );
    const byTime = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;
    const { careersEmail } = await readCompanyContact({ em, log: ctx.log });
    recordEvent(em, ctx, 'application.download', { id, label: application.applicantName });
    return toApplicantData(application, {
      ...(await readApplicantStatus({ em, log: ctx.log }, application)),
      assessment: await readAssessment(em, attempt),
      retake,
      otherAssessment: await readAssessment(
        em,
        retake?.finishedAt ? retake.firstAttempt : retake?.attempt,
      ),
      mails: await em.find(
        OutgoingMail,
        { aboutId: id, kind: { $in: [...applicantKinds] } },
        byTime,
      ),
      onRequest: m.own_data_on_request({ email: careersEmail }, { locale: ctx.locale }),
    });
  });
}
