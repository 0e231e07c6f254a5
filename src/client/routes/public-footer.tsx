import { NewsletterForm } from '../features/contact/newsletter-form.tsx';
import { SiteFooter } from '../features/site/site-footer.tsx';

export function PublicFooter({ applicationsEnabled }: { applicationsEnabled: boolean }) {
  return <SiteFooter applicationsEnabled={applicationsEnabled} newsletter={<NewsletterForm />} />;
}
