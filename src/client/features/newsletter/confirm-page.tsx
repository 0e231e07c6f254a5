import { NewsletterPage } from './newsletter-page.tsx';

export function ConfirmPage() {
  return <NewsletterPage purpose="confirm" />;
}
