import { zodResolver } from '@hookform/resolvers/zod';
import { installZodMessages } from '../../shared/i18n/zod-messages.ts';

// Here rather than in the entry: only pages with a form carry zod.
installZodMessages();

/** Validates a form by its contract, in the language of the page. */
export const contractResolver = zodResolver;
