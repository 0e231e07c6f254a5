import { pagePart } from '../lib/page-part.ts';

const loadFooter = () => import('./public-footer.tsx').then((part) => part.PublicFooter);

export const footerPart = pagePart(loadFooter);
