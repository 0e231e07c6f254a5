const paths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M18 6 6 18M6 6l12 12',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15l12-7.5z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  phone:
    'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3c0 1.7-1.3 3-3 3A15 15 0 0 1 3 6c0-1.7 1.3-3 3-3z',
};

interface SvgIconProps {
  name: keyof typeof paths;
  className: string;
}

/** The few drawings every page starts with, apart from the icon library, which comes with what needs it. */
export function SvgIcon({ name, className }: SvgIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  );
}
