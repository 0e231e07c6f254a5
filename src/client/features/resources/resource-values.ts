import type {
  Resource,
  ResourceDetailsFields,
  ResourceFields,
  ResourceKind,
  ResourceTargetFields,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

export const kindLabels: Record<ResourceKind, () => string> = {
  document: m.resources_kind_document,
  link: m.resources_kind_link,
};

/** The values with which the form of a new version opens. */
export const emptyTarget: ResourceTargetFields = { url: '', uploadId: null, note: '' };

/** The values with which the form of a new resource opens. */
export const emptyResource: ResourceFields = {
  title: '',
  description: '',
  category: '',
  language: 'en',
  requiresAcknowledgement: false,
  kind: 'document',
  ...emptyTarget,
};

/** The values with which the form of a resource opens. */
export function detailsValues(resource: Resource): ResourceDetailsFields {
  const { title, description, category, language, requiresAcknowledgement } = resource;
  return { title, description, category, language, requiresAcknowledgement };
}
