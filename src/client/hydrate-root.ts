// By itself, so that React starts with the file it comes in: see `vite.config.ts`.
export { hydrateRoot } from 'react-dom/client';
