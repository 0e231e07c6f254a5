import { ofClientInput } from '../../../../shared/contracts/client-service.ts';
import { byIdSchema } from '../../../../shared/contracts/common.ts';
import {
  adminProjectSchema,
  createProjectInput,
  postUpdateInput,
  projectSummarySchema,
  projectUpdateSchema,
  updateProjectInput,
} from '../../../../shared/contracts/project.ts';
import { createProject, getProject, listProjects, postUpdate, updateProject } from '../../../services/projects/projects.ts';
import { adminProcedure, router } from '../../init.ts';

export const projectsRouter = router({
  list: adminProcedure
    .input(ofClientInput)
    .output(projectSummarySchema.array())
    .query(({ ctx, input }) => listProjects(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(adminProjectSchema)
    .query(({ ctx, input }) => getProject(ctx, input)),

  create: adminProcedure
    .input(createProjectInput)
    .output(adminProjectSchema)
    .mutation(({ ctx, input }) => createProject(ctx, input)),

  update: adminProcedure
    .input(updateProjectInput)
    .output(adminProjectSchema)
    .mutation(({ ctx, input }) => updateProject(ctx, input)),

  postUpdate: adminProcedure
    .input(postUpdateInput)
    .output(projectUpdateSchema)
    .mutation(({ ctx, input }) => postUpdate(ctx, input)),
});
