import { registrationFormSchema } from '../../../../shared/contracts/client.ts';
import { contractResolver } from '../../../lib/contract-resolver.ts';

export const resolver = contractResolver(registrationFormSchema);
