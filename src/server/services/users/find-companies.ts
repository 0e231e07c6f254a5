import type { CompanyChoice } from '../../../shared/contracts/user.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { containing } from '../listing/containing.ts';

/** As many as one looks through before typing another letter. */
const limit = 20;

/** Clients whose company's name holds the text, by name: only what a form needs to choose one. */
export async function findCompanies(
  ctx: Pick<ServiceContext, 'em'>,
  { search }: { search: string },
): Promise<CompanyChoice[]> {
  return ctx.em.find(Client, search ? { companyName: { $ilike: containing(search) } } : {}, {
    fields: ['id', 'companyName'],
    orderBy: { companyName: 'asc', id: 'asc' },
    limit,
  });
}
