import type {
  Resource,
  ResourceAboutFields,
  ResourceFields,
  ResourceTargetFields,
} from '../../../shared/contracts/resource.ts';

/** The values with which the form of a new version opens. */
export const noTarget: ResourceTargetFields = { url: '', uploadId: null, note: '' };

/** The values with which the form of a new resource opens. */
export const newValues: ResourceFields = {
  title: '',
  description: '',
  category: '',
  language: 'en',
  requiresAcknowledgement: false,
  kind: 'document',
  ...noTarget,
};

/** The values with which the form of a resource opens. */
export function aboutValues(resource: Resource): ResourceAboutFields {
  const { title, description, category, language, requiresAcknowledgement } = resource;
  return { title, description, category, language, requiresAcknowledgement };
}
