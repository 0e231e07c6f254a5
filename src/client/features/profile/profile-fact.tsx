import type { ReactNode } from 'react';

interface ProfileFactProps {
  label: string;
  /** What a click on the value starts. */
  href?: string;
  children: ReactNode;
}

export function ProfileFact({ label, href, children }: ProfileFactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="hyphens-none wrap-anywhere">
        {href === undefined ? (
          children
        ) : (
          <a
            href={href}
            className="inline-block py-0.5 text-sea underline decoration-sun decoration-2 underline-offset-4 hover:text-sea-strong"
          >
            {children}
          </a>
        )}
      </dd>
    </div>
  );
}
