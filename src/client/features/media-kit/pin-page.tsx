import { useNavigate } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ArcDivider } from '../../ui/arc-divider.tsx';
import { PinForm, PinHelp } from './pin-form.tsx';

export function MediaKitPinPage() {
  const navigate = useNavigate();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[90rem] gap-x-12 px-4 pt-12 pb-20 outline-none sm:px-6 sm:pt-20 lg:grid-cols-12 lg:px-10 lg:pb-32"
    >
      <header className="lg:col-span-6">
        <h1 className="text-4xl">{m.media_pin_page_title()}</h1>
        <p className="mt-5 max-w-[48ch] text-lg text-muted">{m.media_pin_page_intro()}</p>
      </header>
      <div className="mt-8 max-w-md lg:col-span-5 lg:col-start-8 lg:mt-0">
        <ArcDivider className="mb-8" />
        <PinForm onOpen={() => navigate({ to: '/media-kit.html' })}>
          <PinHelp />
        </PinForm>
      </div>
    </main>
  );
}
