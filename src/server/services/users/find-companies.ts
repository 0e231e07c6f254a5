import type { CompanyChoice } from '../../../shared/contracts/user.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';

/** As many as one looks through before typing another letter. */
const limit = 20;

/** Clients whose company's name holds the text, by name: only what a form needs to choose one. */
export async function findCompanies(
  ctx: Pick<ServiceContext, 'em'>,
  { search }: { search: string },
): Promise<CompanyChoice[]> {
  const searched = { table: 'clients', texts: ['"search_form"(s."company_name")'] };
  const { where } = await searchIn(ctx.em, searched, search);
  return ctx.em.find(Client, where, {
    fields: ['id', 'companyName'],
    orderBy: { companyName: 'asc', id: 'asc' },
    limit,
  });
}
