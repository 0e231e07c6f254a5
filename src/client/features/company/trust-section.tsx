import { company } from '../../../shared/content/company.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const count = 5;
/** Room for one star, and the star within it. */
const cell = 24;
const star = { from: 2, width: 20 };

/** A five-pointed star round (12, 12.5). */
const outline = Array.from({ length: 10 }, (_, index) => {
  const radius = index % 2 === 0 ? 10.5 : 4.4;
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const x = 12 + radius * Math.cos(angle);
  const y = 12.5 + radius * Math.sin(angle);
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
}).join('');

function StarRow({ fill, stroke }: { fill: string; stroke: string }) {
  return Array.from({ length: count }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: five equal stars
      key={index}
      d={`${outline}Z`}
      transform={`translate(${index * cell})`}
      fill={fill}
      stroke={stroke}
      strokeLinejoin="round"
    />
  ));
}

/** Five stars, filled to the exact fraction of the last one. Drawing only: the figure stands beside it. */
function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  const part = rating - whole;
  const filled = whole * cell + (part > 0 ? star.from + part * star.width : 0);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * cell} 24`}
      className="h-6 w-auto shrink-0"
      fill="none"
    >
      <StarRow fill="none" stroke="var(--edge)" />
      <svg aria-hidden="true" width={filled.toFixed(2)} height="24">
        <StarRow fill="var(--sun)" stroke="var(--sun)" />
      </svg>
    </svg>
  );
}

type ReviewSite = keyof typeof company.reviewSites;

const siteNames: Record<ReviewSite, () => string> = {
  maps: m.company_trust_maps,
  consumers: m.company_trust_consumers,
  businesses: m.company_trust_businesses,
};
const sites = ['maps', 'consumers', 'businesses'] as const satisfies readonly ReviewSite[];

export function TrustSection() {
  return (
    <section
      id="feedback"
      aria-labelledby="feedback-title"
      className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-12 lg:px-10"
    >
      <div className="lg:col-span-4">
        <h2 id="feedback-title" className="text-3xl">
          {m.company_trust_title()}
        </h2>
        <p className="mt-4 max-w-[40ch] text-lg text-muted">{m.company_trust_text()}</p>
      </div>
      <ul className="lg:col-span-7 lg:col-start-6">
        {sites.map((site) => {
          const href = company.reviewSites[site];
          return (
            <li key={site} className="border-t border-edge last:border-b">
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="group flex flex-wrap items-center gap-x-6 gap-y-1 py-5 text-ink no-underline sm:flex-nowrap"
              >
                <span className="flex w-full items-center gap-5 sm:w-auto">
                  <span className="figures w-[1.8em] font-display text-4xl font-semibold tracking-tight">
                    {m.company_rating({ value: company.ratings[site] })}
                  </span>
                  <span className="sr-only">{m.company_trust_rating()}</span>
                  <Stars rating={company.ratings[site]} />
                </span>
                <span className="min-w-0 grow">
                  <span className="block font-medium underline decoration-edge underline-offset-4 transition-colors group-hover:decoration-sun">
                    {siteNames[site]()}
                  </span>
                  <span className="block text-sm text-muted">
                    {new URL(href).hostname}
                    <span className="sr-only">, {m.company_new_tab()}</span>
                  </span>
                </span>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  fill="none"
                  className="size-6 shrink-0 text-muted transition-colors group-hover:text-sea max-sm:hidden"
                >
                  <path
                    d="M4 19A13 13 0 0 1 19 6M12.5 5.5 19.5 5.5 19.5 12.5"
                    stroke="currentColor"
                    strokeWidth="1.5"
                  />
                </svg>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
