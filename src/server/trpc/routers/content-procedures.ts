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
import { publicProcedure } from '../init.ts';

/** A search reads the text of every article; somebody who types and turns pages stays far below. */
const listLimit = { limit: 600, windowSeconds: 900 };

/** For procedures that take no input. */
const oneForAll = () => '';

function keyOfList(rawInput: unknown): string | null {
  const { success, data } = listNewsInput.safeParse(rawInput);
  return success ? JSON.stringify(data) : null;
}

/** The procedures of what the public site tells of the team and of news. */
export const contentProcedures = {
  getHome: publicProcedure
    .meta({ keeps: oneForAll })
    .output(homeSchema)
    .query(({ ctx }) => getHome(ctx)),

  listTeam: publicProcedure
    .meta({ keeps: oneForAll })
    .output(teamMemberSchema.array())
    .query(({ ctx }) => listTeam(ctx)),

  getProfile: publicProcedure
    .input(profileKeyInput)
    .output(publicProfileSchema)
    .query(({ ctx, input }) => getProfile(ctx, input)),

  listNews: publicProcedure
    .meta({ limit: listLimit, keeps: keyOfList })
    .input(listNewsInput)
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
