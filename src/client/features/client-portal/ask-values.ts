import { z } from 'zod';
import {
  type RequestChangeInput,
  requestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';

/** What the form holds: numbers and days as they are typed. */
export type AskValues = {
  text: string;
  wish: { agents: string; hoursPerWeek: string; from: string };
};

export const askValues: AskValues = { text: '', wish: { agents: '', hoursPerWeek: '', from: '' } };

type Wish = RequestChangeInput['wish'];

/** An empty field is no wish. */
function wishOf({ agents, hoursPerWeek, from }: AskValues['wish']): Wish {
  return {
    ...(agents.trim() === '' ? {} : { agents: Number(agents) }),
    ...(hoursPerWeek.trim() === '' ? {} : { hoursPerWeek: Number(hoursPerWeek) }),
    ...(from === '' ? {} : { from }),
  };
}

/** The contract's rules for what is typed. */
export const askResolver = contractResolver(
  z
    .custom<AskValues>()
    .transform(({ text, wish }) => ({ text, wish: wishOf(wish) }))
    .pipe(requestChangeInput.pick({ text: true, wish: true })),
);
