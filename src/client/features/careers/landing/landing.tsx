import { Benefits } from './benefits.tsx';
import { Hero } from './hero.tsx';
import { Preparation } from './preparation.tsx';
import { ProcessOverview } from './process-overview.tsx';

interface LandingProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <Benefits />
      <ProcessOverview />
      {props.applicationsEnabled && <Preparation />}
    </>
  );
}
