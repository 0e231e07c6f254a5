import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { ResourceItem } from './resource-item.tsx';

/** Resources under the names of their categories; they come in the order of these. */
export function ResourceGroups({ resources }: { resources: readonly EmployeeResource[] }) {
  const groups = Map.groupBy(resources, ({ category }) => category);
  return (
    <div className="grid gap-8">
      {[...groups].map(([category, members]) => (
        <section key={category} aria-label={category} className="min-w-0">
          <h2 className="border-b border-edge pb-2 text-lg wrap-anywhere">{category}</h2>
          <ul className="m-0 grid list-none p-0">
            {members.map((resource) => (
              <ResourceItem key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
