import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Bridge } from './bridge.tsx';
import { StartPanel } from './start-panel.tsx';

interface HeroProps {
  applicationsEnabled: boolean;
  onStart: () => void;
  onStartOver: () => void;
}

export function Hero(props: HeroProps) {
  return (
    <section className="night relative isolate overflow-hidden">
      <Bridge className="absolute bottom-0 left-1/2 -z-10 w-full max-w-[96rem] min-w-[52rem] -translate-x-1/2 overflow-visible" />
      <div className="mx-auto grid max-w-[90rem] gap-x-10 gap-y-6 px-4 pt-12 pb-52 sm:px-6 sm:pt-20 sm:pb-64 lg:grid-cols-12 lg:px-10 lg:pt-24 lg:pb-[24rem]">
        <h1 className="text-5xl lg:col-span-7">{m.careers_headline()}</h1>
        <div className="grid content-end gap-6 lg:col-span-5 lg:pb-2">
          <p className="max-w-[46ch] text-lg text-muted">{m.careers_lead()}</p>
          <StartPanel {...props} />
        </div>
      </div>
    </section>
  );
}
