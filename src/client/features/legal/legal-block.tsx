import { FactList } from './fact-list.tsx';
import type { Block } from './legal-section.ts';

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'heading':
      return <h3 className="mt-2 text-xl">{block.text}</h3>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2 ps-5 marker:text-edge">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return <FactList facts={block.facts} />;
    case 'stored':
      return (
        <dl className="grid gap-4 border-s-2 border-mist ps-4">
          {block.entries.map(({ name, text }) => (
            <div key={name} className="break-inside-avoid">
              <dt>
                <code className="text-sm font-medium break-all">{name}</code>
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'addresses':
      return (
        <div className="grid gap-6 sm:grid-cols-2">
          {block.addresses.map(({ label, lines }) => (
            <address key={label} className="not-italic">
              <span className="mb-1 block text-sm text-muted">{label}</span>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          ))}
        </div>
      );
  }
}
