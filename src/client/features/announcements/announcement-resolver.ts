import type { Resolver } from 'react-hook-form';
import {
  type CreateAnnouncementInput,
  createAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { fromLocalTime } from '../../lib/local-time.ts';
import { type AnnouncementValues, announcementFields } from './announcement-values.ts';

const validate = contractResolver(createAnnouncementInput);

/** The contract's rules, held against what the form would send, and a time where one is to be chosen. */
export const announcementResolver: Resolver<
  AnnouncementValues,
  unknown,
  CreateAnnouncementInput
> = async (values, context) => {
  const result = await validate(announcementFields(values), context, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  if (values.publication !== 'later' || fromLocalTime(values.publishedAt)) return result;
  return {
    values: {},
    errors: { ...result.errors, publishedAt: { type: 'time', message: m.content_time_invalid() } },
  };
};
