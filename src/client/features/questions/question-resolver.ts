import type { Resolver } from 'react-hook-form';
import {
  type CreateQuestionInput,
  createQuestionInput,
} from '../../../shared/contracts/question.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { type QuestionValues, questionFields } from './question-values.ts';

const validate = contractResolver(createQuestionInput);

/** The contract's rules, held against what the form would send. */
export const questionResolver: Resolver<QuestionValues, unknown, CreateQuestionInput> = (
  values,
  context,
) => validate(questionFields(values), context, { fields: {}, shouldUseNativeValidation: false });
