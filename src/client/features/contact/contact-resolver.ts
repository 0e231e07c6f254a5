import { contactFormSchema } from '../../../shared/contracts/contact.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';

export const resolver = contractResolver(contactFormSchema);
