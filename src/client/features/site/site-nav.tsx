import { Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SectionLink } from '../../ui/section-link.tsx';

interface SiteNavProps {
  className: string;
  itemClass: string;
}

/** The list of places, in the header and in the menu of narrow screens alike. */
export function SiteNav({ className, itemClass }: SiteNavProps) {
  const section = (id: string, name: string) => (
    <li>
      <SectionLink section={id} className={itemClass}>
        {name}
      </SectionLink>
    </li>
  );
  return (
    <ul className={className}>
      {section('about', m.site_nav_about())}
      {section('services', m.site_nav_services())}
      {section('feedback', m.site_nav_feedback())}
      {section('pricing', m.site_nav_pricing())}
      <li>
        <Link to="/gallery" className={itemClass}>
          {m.site_nav_gallery()}
        </Link>
      </li>
      {section('contact', m.site_nav_contact())}
      <li>
        <button type="button" data-opens="media-kit" className={itemClass}>
          {m.site_nav_media_kit()}
        </button>
      </li>
    </ul>
  );
}
