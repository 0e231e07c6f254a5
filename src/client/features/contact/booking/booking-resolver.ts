import { bookingFormSchema } from '../../../../shared/contracts/booking.ts';
import { contractResolver } from '../../../lib/contract-resolver.ts';

export const resolver = contractResolver(bookingFormSchema);
