import { Router } from 'express';
import { VCard } from 'vcard-creator';
import { company } from '../../shared/content/company.ts';
import { type PublicProfile, profileKeyInput } from '../../shared/contracts/employee.ts';
import { nameParts } from '../../shared/domain/name-parts.ts';
import { isLocale, localizedPath } from '../../shared/i18n/locale.ts';
import { AppError } from '../services/errors.ts';
import { getProfile } from '../services/site/team.ts';
import { attachmentHeader } from '../uploads/file-name.ts';
import { ownOrigin } from './origin-check.ts';
import type { DocumentDependencies } from './public-documents.ts';
import { currentLocale, inLocale } from './request-scope.ts';

/** Of these properties the package escapes nothing; a line break would begin another one. */
const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ');

function renderCard(profile: PublicProfile, origin: string): string {
  const { firstName, lastName } = nameParts(profile.name);
  const card = new VCard()
    .addName({ givenName: firstName, familyName: lastName })
    .addJobtitle(profile.position)
    .addCompany({
      name: company.brand,
      ...(profile.department ? { department: profile.department } : {}),
    })
    .addUrl({
      url: origin + localizedPath(`/profile/${profile.id ?? profile.slug}`, currentLocale()),
      type: ['work'],
    });
  if (profile.email) card.addEmail({ address: oneLine(profile.email), type: ['work'] });
  if (profile.phone) card.addPhoneNumber({ number: oneLine(profile.phone), type: ['work'] });
  if (profile.imageUrl) card.addPhoto({ url: origin + profile.imageUrl });
  return card.toString();
}

/**
 * `/api/employee-profiles/<id or slug>/vcard`: what the public profile shows, for an address book; with `?locale=` in
 * the language of the page that links to it.
 */
export function vcards({ publicUrl, visitorContext }: DocumentDependencies): Router {
  const router = Router();
  router.get('/api/employee-profiles/:key/vcard', async (req, res) => {
    const input = profileKeyInput.safeParse(req.params).data;
    if (!input) throw new AppError('not-found');
    const { locale = currentLocale() } = req.query;
    if (!isLocale(locale)) throw new AppError('not-found');
    await inLocale(locale, async () => {
      const profile = await getProfile(visitorContext(req), input);
      res
        .set({
          'Content-Type': 'text/vcard; charset=utf-8',
          'Content-Disposition': attachmentHeader(`${profile.slug}.vcf`),
        })
        .send(renderCard(profile, ownOrigin(req, publicUrl)));
    });
  });
  return router;
}
