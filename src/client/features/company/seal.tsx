import type { ReactNode } from 'react';
import type { CertificationId } from '../../../shared/content/certifications.ts';

/** The ring of the European flag, as twelve points. */
const twelve = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return `M${(60 + 21 * Math.cos(angle)).toFixed(1)} ${(60 + 21 * Math.sin(angle)).toFixed(1)}h.01`;
}).join('');

const marks: Record<CertificationId, ReactNode> = {
  'data-privacy': (
    <>
      <path d="M60 36A34 34 0 0 0 79 42V58A28 28 0 0 1 60 84A28 28 0 0 1 41 58V42A34 34 0 0 0 60 36Z" />
      <path d="M60 59V68" />
      <circle cx="60" cy="55.5" r="4" />
    </>
  ),
  registration: <path d="M40 54A20 20 0 0 1 80 54ZM45 59V75M55 59V75M65 59V75M75 59V75M38 80H82" />,
  gdpr: (
    <>
      <path d={twelve} strokeWidth="5" />
      <path d="M52 66A8 8 0 0 1 68 66Z" />
    </>
  ),
  pci: <path d="M38 46H82V75H38ZM38 54H82M44 68A5 5 0 0 1 54 68M50 68A5 5 0 0 1 60 68" />,
};

/** A seal: closed, with a sun on its rim, when it is ours; an outline while it is not. */
export function Seal({ certification, held }: { certification: CertificationId; held: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="2 2 116 116"
      fill="none"
      stroke={held ? 'var(--sea)' : 'var(--edge)'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-28 shrink-0"
    >
      {held ? (
        <>
          <circle cx="60" cy="60" r="46" fill="var(--sea-soft)" />
          {/* 48 rays round the rim. */}
          <circle
            cx="60"
            cy="60"
            r="53"
            strokeWidth="7"
            strokeLinecap="butt"
            pathLength="96"
            strokeDasharray="0.6 1.4"
          />
        </>
      ) : (
        <circle cx="60" cy="60" r="54" pathLength="96" strokeDasharray="1 1" strokeWidth="1.5" />
      )}
      <g opacity={held ? undefined : '0.75'}>{marks[certification]}</g>
      {held && <circle cx="92.5" cy="27.5" r="8" fill="var(--sun)" stroke="none" />}
    </svg>
  );
}
