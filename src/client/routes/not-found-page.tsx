import { Link } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';

export function NotFoundPage() {
  return (
    <main>
      <h1>{m.site_not_found_title()}</h1>
      <Link to="/">{m.site_back_home()}</Link>
    </main>
  );
}
