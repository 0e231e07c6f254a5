import {
  profileKeyInput,
  publicProfileSchema,
  teamMemberSchema,
} from '../../../../shared/contracts/employee.ts';
import {
  bySlugInput,
  listNewsInput,
  listNewsOutput,
  listNewsRecordsInput,
  listNewsRecordsOutput,
  newsArticleSchema,
} from '../../../../shared/contracts/news.ts';
import { publicSettingsSchema, settingValueSchema } from '../../../../shared/contracts/settings.ts';
import { homeSchema } from '../../../../shared/contracts/site.ts';
import { getArticle, listNews, listNewsRecords } from '../../../services/news/public-news.ts';
import { readSwitch } from '../../../services/settings/switches.ts';
import { getHome } from '../../../services/site/pages.ts';
import { getProfile, listTeam } from '../../../services/site/team.ts';
import {
  cacheAnswer,
  cachedProcedure,
  publicProcedure,
  publicQuery,
  router,
  withEntityManager,
} from '../../init.ts';

import { accountProcedures, sessionProcedures } from './account.ts';
import { secondFactorProcedures } from './second-factor.ts';
import { siteProcedures } from './site.ts';

/** A search reads the text of every article; a visitor who types and turns pages stays far below. */
const listLimit = { limit: 600, windowSeconds: 900 };

/** Everybody gets the same. */
const sharedProcedure = cachedProcedure
  .use(({ ctx, path, next }) => cacheAnswer(ctx, path, next))
  .use(withEntityManager);

/** Procedures for what the public site shows of the team and of news. */
const contentProcedures = {
  getHome: sharedProcedure.output(homeSchema).query(({ ctx }) => getHome(ctx)),

  listTeam: sharedProcedure.output(teamMemberSchema.array()).query(({ ctx }) => listTeam(ctx)),

  getProfile: publicQuery(profileKeyInput, publicProfileSchema, getProfile),

  listNews: cachedProcedure
    .meta({ limit: listLimit })
    .input(listNewsInput)
    .use(({ ctx, path, input, next }) => cacheAnswer(ctx, `${path} ${JSON.stringify(input)}`, next))
    .use(withEntityManager)
    .output(listNewsOutput)
    .query(({ ctx, input }) => listNews(ctx, input)),

  getArticle: publicQuery(bySlugInput, newsArticleSchema, getArticle),
  listNewsRecords: publicQuery(listNewsRecordsInput, listNewsRecordsOutput, listNewsRecords),
};

/** Public procedures: for visitors, and for all signed-in users about their own account. */
export const publicRouter = router({
  ...sessionProcedures,
  ...accountProcedures,
  ...contentProcedures,
  ...secondFactorProcedures,
  ...siteProcedures,

  getSettings: publicProcedure.output(publicSettingsSchema).query(async ({ ctx }) => ({
    applicationsEnabled: await readSwitch(ctx.em, 'applications_enabled'),
  })),

  getApplicationsEnabled: publicProcedure.output(settingValueSchema).query(async ({ ctx }) => ({
    value: (await readSwitch(ctx.em, 'applications_enabled')) ? 'true' : 'false',
  })),
});
