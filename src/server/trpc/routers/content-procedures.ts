import {
  profileKeyInput,
  publicProfileSchema,
  teamMemberSchema,
} from '../../../shared/contracts/employee.ts';
import {
  bySlugInput,
  listNewsInput,
  listNewsOutput,
  listNewsRecordsInput,
  listNewsRecordsOutput,
  newsArticleSchema,
} from '../../../shared/contracts/news.ts';
import { homeSchema } from '../../../shared/contracts/site.ts';
import { getArticle } from '../../services/news/get-article.ts';
import { listNews, listNewsRecords } from '../../services/news/list-news.ts';
import { getHome } from '../../services/site/get-home.ts';
import { getProfile } from '../../services/team/get-profile.ts';
import { listTeam } from '../../services/team/list-team.ts';
import { keepAnswer, keptProcedure, ownEntityManager, publicProcedure } from '../init.ts';

/** A search reads the text of every article; somebody who types and turns pages stays far below. */
const listLimit = { limit: 600, windowSeconds: 900 };

/** Everybody gets the same. */
const oneForAll = keptProcedure
  .use(({ ctx, path, next }) => keepAnswer(ctx, path, next))
  .use(ownEntityManager);

/** The procedures of what the public site tells of the team and of news. */
export const contentProcedures = {
  getHome: oneForAll.output(homeSchema).query(({ ctx }) => getHome(ctx)),

  listTeam: oneForAll.output(teamMemberSchema.array()).query(({ ctx }) => listTeam(ctx)),

  getProfile: publicProcedure
    .input(profileKeyInput)
    .output(publicProfileSchema)
    .query(({ ctx, input }) => getProfile(ctx, input)),

  listNews: keptProcedure
    .meta({ limit: listLimit })
    .input(listNewsInput)
    .use(({ ctx, path, input, next }) => keepAnswer(ctx, `${path} ${JSON.stringify(input)}`, next))
    .use(ownEntityManager)
    .output(listNewsOutput)
    .query(({ ctx, input }) => listNews(ctx, input)),

  getArticle: publicProcedure
    .input(bySlugInput)
    .output(newsArticleSchema)
    .query(({ ctx, input }) => getArticle(ctx, input)),

  listNewsRecords: publicProcedure
    .input(listNewsRecordsInput)
    .output(listNewsRecordsOutput)
    .query(({ ctx, input }) => listNewsRecords(ctx, input)),
};
