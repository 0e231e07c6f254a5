import {
  type AdminProject,
  adminProjectSchema,
  type CreateProjectInput,
  type PostUpdateInput,
  type ProjectRecord,
  type ProjectStatus,
  type ProjectSummary,
  type ProjectUpdateRecord,
  projectSchema,
  projectSummarySchema,
  projectUpdateSchema,
  type UpdateProjectInput,
} from '../../../shared/contracts/project.ts';
import { User } from '../../db/entities/accounts.ts';
import { Project, ProjectUpdate } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import {
  clientSubject,
  holdClient,
  requireClient,
  requireOwnClient,
} from '../clients/find-client.ts';
import type { AdminContext, ClientContext } from '../context.ts';
import { copyFields, loadForUpdate, requireRecord } from '../records.ts';

type ProgressInput = {
  status: string;
  setProgress: number | null;
  milestones: readonly { doneOn: string | null }[];
};

/** Progress of a project in whole percent: as it was set, else the share of completed milestones; 100 when completed. */
function projectProgress({ status, setProgress, milestones }: ProgressInput): number {
  if (setProgress !== null) return setProgress;
  if (milestones.length === 0) return status === 'completed' ? 100 : 0;
  const done = milestones.filter(({ doneOn }) => doneOn !== null).length;
  // Rounded down, so that 100 is said of nothing that has a milestone ahead.
  return Math.floor((done / milestones.length) * 100);
}

const progressOf = ({ status, setProgress, milestones }: Project): number =>
  projectProgress({ status, setProgress: setProgress ?? null, milestones });

/** A project as a list shows it. */
export function toProjectSummary(project: Project): ProjectSummary {
  const { milestones } = project;
  return copyFields(projectSummarySchema, project, {
    progress: progressOf(project),
    milestonesDone: milestones.filter(({ doneOn }) => doneOn !== null).length,
    milestonesTotal: milestones.length,
    nextMilestone: milestones.find(({ doneOn }) => doneOn === null) ?? null,
  });
}

/** News of a project. */
const toProjectNews = (update: ProjectUpdate): ProjectUpdateRecord =>
  copyFields(projectUpdateSchema, update);

/** Everything of a project that its client sees. */
const toProject = (project: Project, updates: readonly ProjectUpdate[]): ProjectRecord =>
  copyFields(projectSchema, project, {
    ...toProjectSummary(project),
    updates: updates.map(toProjectNews),
  });

/** The same for administrators. */
const toAdminProject = (project: Project, updates: readonly ProjectUpdate[]): AdminProject =>
  copyFields(adminProjectSchema, project, toProject(project, updates));

/** More projects than that no company has. */
const maxProjects = 200;

/** Running ones come first, ended ones last. */
const statusOrder: readonly ProjectStatus[] = [
  'active',
  'on-hold',
  'planned',
  'completed',
  'cancelled',
];

/** Every project of a client: those under way first, and of each kind the newest. */
export async function findProjects(em: EntityManager, clientId: string): Promise<Project[]> {
  const projects = await em.find(
    Project,
    { client: clientId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maxProjects },
  );
  return projects.toSorted((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status));
}

const maxUpdates = 500;

/** News of a project, the newest first. */
async function findUpdates(em: EntityManager, projectId: string): Promise<ProjectUpdate[]> {
  return em.find(
    ProjectUpdate,
    { project: projectId },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: maxUpdates },
  );
}

/** Every project of a client, for administrators. Throws AppError('not-found') without such a client. */
export async function listProjects(
  { em }: AdminContext,
  { clientId }: { clientId: string },
): Promise<ProjectSummary[]> {
  await requireClient(em, clientId);
  return (await findProjects(em, clientId)).map(toProjectSummary);
}

/** One project for an administrator. Throws AppError('not-found'). */
export const getProject = async ({ em }: AdminContext, { id }: { id: string }) =>
  toAdminProject(await requireRecord(em, Project, { id }), await findUpdates(em, id));

/** Adds a project to a client. Throws AppError('not-found') without such a client. */
export async function createProject(
  ctx: AdminContext,
  { clientId, ...input }: CreateProjectInput,
): Promise<AdminProject> {
  return ctx.em.transactional(async (em) => {
    const client = await holdClient(em, clientId);
    const project = em.create(Project, { ...input, client });
    recordEvent(em, ctx, 'client.add-project', clientSubject(client, project.name));
    await em.flush();
    return toAdminProject(project, []);
  });
}

/** Changes a project and its milestones. Throws AppError('not-found'), 'conflict' after another save since `version`. */
export async function updateProject(
  ctx: AdminContext,
  { id, version, ...changes }: UpdateProjectInput,
): Promise<AdminProject> {
  return ctx.em.transactional(async (em) => {
    const project = await loadForUpdate(em, Project, { id }, version, { populate: ['client'] });
    em.assign(project, changes, { mergeObjectProperties: false });
    recordEvent(em, ctx, 'client.change-project', clientSubject(project.client, project.name));
    await em.flush();
    return toAdminProject(project, await findUpdates(em, id));
  });
}

/** Posts an update of a project for its client, in the administrator's name. Throws AppError('not-found'). */
export async function postUpdate(
  ctx: AdminContext,
  { projectId, text }: PostUpdateInput,
): Promise<ProjectUpdateRecord> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    const project = await requireRecord(em, Project, { id: projectId }, { populate: ['client'] });
    const update = em.create(ProjectUpdate, {
      project,
      text,
      author: em.getReference(User, actor.id),
      authorName: actor.name.slice(0, 200),
    });
    recordEvent(em, ctx, 'client.post-update', clientSubject(project.client, project.name));
    await em.flush();
    return toProjectNews(update);
  });
}

/** The projects of one's own company. Throws AppError('not-found') without a company. */
export async function listOwnProjects(ctx: ClientContext): Promise<ProjectSummary[]> {
  const { id } = await requireOwnClient(ctx);
  return (await findProjects(ctx.em, id)).map(toProjectSummary);
}

/** One project of one's own company. Throws AppError('not-found'), also for another company's. */
export async function getOwnProject(
  ctx: ClientContext,
  { id }: { id: string },
): Promise<ProjectRecord> {
  const client = await requireOwnClient(ctx);
  const project = await requireRecord(ctx.em, Project, { id, client: client.id });
  return toProject(project, await findUpdates(ctx.em, id));
}
