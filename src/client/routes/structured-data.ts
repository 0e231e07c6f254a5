import { company } from '../../shared/content/company.ts';
import type { PublicProfile } from '../../shared/contracts/employee.ts';
import type { NewsArticle } from '../../shared/contracts/news.ts';
import type { CompanyContact } from '../../shared/contracts/settings.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { AppContext } from '../app-context.ts';

/** One thing of schema.org, without its context. */
export type StructuredData = { '@type': string; [property: string]: unknown };

type Site = Pick<AppContext, 'origin' | 'locale'>;

const organizationId = (origin: string) => `${origin}/#organization`;

const postalAddress = ({
  city,
  lines,
  country,
}: (typeof company)['germanOffice' | 'registeredOffice']) => ({
  '@type': 'PostalAddress',
  streetAddress: lines[0],
  addressLocality: city,
  addressCountry: country,
});

/** The company itself, which other things refer to. */
export function organizationJsonLd({ origin }: Site, contact: CompanyContact): StructuredData {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.brand,
    legalName: company.legalName,
    url: origin,
    logo: `${origin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    sameAs: [contact.linkedin, contact.facebook, contact.instagram, contact.youtube],
    foundingDate: company.foundedOn,
    address: [postalAddress(company.registeredOffice), postalAddress(company.germanOffice)],
  };
}

/** One of the services, done by the company. */
export function serviceJsonLd(
  { origin }: Site,
  { name, description, areas }: { name: string; description: string; areas: readonly string[] },
): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    provider: { '@id': organizationId(origin) },
    areaServed: areas,
  };
}

/** An open position; `posted` is the day from which it is open, ISO 8601. */
export function jobPostingJsonLd(
  { origin }: Site,
  job: { title: string; description: string; posted: string },
): StructuredData {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: job.posted,
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: company.brand,
      sameAs: origin,
      logo: `${origin}/icon-512.png`,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company.registeredOffice) },
    directApply: true,
  };
}

/** Breadcrumbs of a page: its name and address, after the home page's. */
export function breadcrumbsJsonLd(
  { origin, locale }: Site,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: company.brand, path: '/' }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: origin + localizedPath(path, locale),
      }),
    ),
  };
}

/** A published article. */
export function newsArticleJsonLd({ origin, locale }: Site, article: NewsArticle): StructuredData {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    inLanguage: article.language,
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    mainEntityOfPage: origin + localizedPath(`/news/${article.slug}`, locale),
    author: { '@type': 'Person', name: article.authorName },
    publisher: { '@id': organizationId(origin) },
    ...(article.picture ? { image: origin + article.picture.url } : {}),
  };
}

/** A public profile: the page and the person it is about. */
export function profilePageJsonLd(
  { origin, locale }: Site,
  profile: PublicProfile,
): StructuredData {
  return {
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: profile.name,
      jobTitle: profile.position,
      description: profile.shortBio,
      url: origin + localizedPath(`/profile/${profile.slug}`, locale),
      worksFor: { '@id': organizationId(origin) },
      ...(profile.picture ? { image: origin + profile.picture.url } : {}),
    },
  };
}

/** As the text of scripts: nothing in a record can end one early. */
export function jsonLdScripts(data: readonly StructuredData[]) {
  return data.map((thing) => ({
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll(
      '<',
      '\\u003c',
    ),
  }));
}
