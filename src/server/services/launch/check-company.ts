import { company } from '../../../shared/content/company.ts';
import type { FoundLine } from '../../../shared/contracts/launch.ts';
import { isInvented } from '../../../shared/domain/is-invented.ts';
import type { ServiceContext } from '../context.ts';
import { readCompanyContact } from '../settings/company-contact.ts';

/** Facts that stand in the company's own module alone; how it is reached can be changed in the settings. */
const facts: Record<string, string> = {
  domain: company.domain,
  ...prefixed('registration', company.registration),
  ...prefixed('reviewSites', company.reviewSites),
};

function prefixed(group: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  );
}

const inventedOf = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => (isInvented(value) ? [name] : []));

/** Whether what the site says of the company is still what it was delivered with. */
export async function checkCompany(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<FoundLine[]> {
  const names = inventedOf(facts);
  const invented = inventedOf(await readCompanyContact(ctx)).length;
  return [
    { id: 'company', isDone: names.length === 0, names },
    { id: 'contact', isDone: invented === 0, invented },
  ];
}
