import { NewsletterPage } from './newsletter-page.tsx';

export function UnsubscribePage() {
  return <NewsletterPage purpose="unsubscribe" />;
}
