import './styles/app.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { overwriteGetLocale } from '../shared/i18n/paraglide/runtime.js';
import { createAppRouter } from './router.tsx';

const locale = document.documentElement.lang === 'de' ? 'de' : 'en';
overwriteGetLocale(() => locale);

const router = createAppRouter({
  locale,
  prefixed: false,
  assets: { styles: [], entry: '', fonts: [], development: false },
  origin: window.location.origin,
  api: () => import('./trpc-client.ts').then(({ trpcClient }) => trpcClient),
});

hydrateRoot(document, <RouterClient router={router} />);
