import type { Fact } from './legal-section.ts';

/** Names and what stands beside them, as in a register. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="border-t border-mist">
      {facts.map(({ term, detail, href }) => (
        <div
          key={term}
          className="grid gap-x-6 border-b border-mist py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-muted">{term}</dt>
          <dd className="figures min-w-0">
            {href === undefined ? (
              detail
            ) : (
              <a href={href} className="text-sea underline underline-offset-4">
                {detail}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
