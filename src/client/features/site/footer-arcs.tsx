/** Three working days, one after another, on the horizon above the end of the page. */
export function FooterArcs() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 h-20 md:h-32">
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 160"
        preserveAspectRatio="none"
        fill="none"
        className="size-full overflow-x-clip"
      >
        <g stroke="var(--edge)">
          <path d="M-140 160A330 130 0 0 1 520 160" vectorEffect="non-scaling-stroke" />
          <path d="M920 160A330 130 0 0 1 1580 160" vectorEffect="non-scaling-stroke" />
          <path d="M0 159.5H1440" vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d="M390 160A330 130 0 0 1 1050 160"
          stroke="var(--sea)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* Where the second day meets the third. */}
      <span className="absolute top-[51.6%] left-[68.4%] size-5 -translate-1/2 rounded-full bg-sun md:size-7" />
    </div>
  );
}
