import type { Resolver } from 'react-hook-form';
import {
  type CreateClientInput,
  createClientInput,
} from '../../../shared/contracts/client-record.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import type { ClientValues } from './client-values.ts';

const validate = contractResolver(createClientInput);

/** The contract's rules for a form in which every field is there. */
export const clientResolver: Resolver<ClientValues, unknown, CreateClientInput> = (
  values,
  context,
) => validate(values, context, { fields: {}, shouldUseNativeValidation: false });
