import { Fragment } from 'react';

interface KeyEntry {
  keys: readonly string[];
  does: string;
  /** Held at the same time; otherwise each by itself. */
  together?: boolean;
}

interface KeyListProps {
  title: string;
  entries: readonly KeyEntry[];
}

export function KeyList({ title, entries }: KeyListProps) {
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <dl className="mt-2">
        {entries.map(({ keys, does, together = false }) => (
          <div
            key={does}
            className="flex flex-row-reverse items-center justify-between gap-6 border-t border-mist py-2"
          >
            <dt className="flex shrink-0 items-center gap-1.5">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {together && index > 0 && <span className="text-muted">+</span>}
                  <kbd className="grid h-7 min-w-7 place-items-center rounded border border-edge px-2 font-text text-sm">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
