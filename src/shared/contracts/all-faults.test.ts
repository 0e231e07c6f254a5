import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type OwnProfile, ownProfileForm } from './employee-portal.ts';
import { projectFormSchema, serviceFormSchema } from './project.ts';

function faultsOf(contract: z.ZodType, input: object): string[] {
  const { error } = contract.safeParse(input);
  const paths = (error?.issues ?? []).map(({ path }) => path.join('.'));
  return [...new Set(paths)].toSorted();
}

const profile: OwnProfile = {
  id: '5b8f7a52-8d3f-4f0e-9d53-3a1c6a1f7f10',
  preview: {
    id: null,
    slug: 'ana-reyes',
    name: 'Ana Reyes',
    position: 'Agent',
    shortBio: 'Listens.',
    bio: '',
    imageUrl: null,
    picture: null,
    department: null,
    email: null,
    phone: null,
    skills: [],
  },
  isShown: true,
  isPublic: true,
  consent: null,
  phone: null,
  privatePhone: null,
  privateEmail: null,
  shortBio: 'Listens.',
  bio: '',
  skills: [],
  german: { shortBio: '', bio: '', skills: [] },
  imageUrl: null,
  governmentIds: { sssNumber: null, philhealthNumber: null, hdmfNumber: null, taxId: null },
  missing: [],
  version: 1,
};
const profileInput = {
  phone: 'call me maybe',
  privateEmail: 'nobody',
  shortBio: ' ',
  bio: '',
  skills: [],
  german: { shortBio: '', bio: '', skills: [] },
  imageUrl: '',
  version: 1,
};

test('a public profile names what it would lose beside what is invalid', () => {
  expect(faultsOf(ownProfileForm(profile), profileInput)).toEqual([
    'phone',
    'privateEmail',
    'shortBio',
  ]);
});

test('a private profile may be empty, and no profile at all is one fault', () => {
  const hidden = { ...profile, isPublic: false };
  const input = { ...profileInput, phone: '', privateEmail: '' };
  expect(faultsOf(ownProfileForm(hidden), input)).toEqual([]);
  expect(ownProfileForm(profile).safeParse(null).error?.issues).toHaveLength(1);
});

const days = { startsOn: '2026-11-02' };

test('a project that is due before it begins is named beside its progress', () => {
  const project = { name: 'Night shift', summary: '', status: 'planned', milestones: [] };
  const input = { ...project, ...days, setProgress: Number.NaN };
  const early = { ...input, dueOn: '2026-11-01' };
  expect(faultsOf(projectFormSchema, early)).toEqual(['dueOn', 'setProgress']);
  expect(faultsOf(projectFormSchema, { ...input, dueOn: 'soon' })).toEqual([
    'dueOn',
    'setProgress',
  ]);
  expect(faultsOf(projectFormSchema, input)).toEqual(['dueOn', 'setProgress']);
});

test('a service that ends before it begins is named beside its numbers', () => {
  const service = {
    name: 'Night shift',
    kind: null,
    plan: null,
    agents: Number.NaN,
    hoursPerWeek: Number.NaN,
    rateCents: 1000,
    currency: 'EUR',
    ...days,
    endsOn: '2026-11-01',
    sla: null,
    status: 'active',
  };
  expect(faultsOf(serviceFormSchema, service)).toEqual(['agents', 'endsOn', 'hoursPerWeek']);
});
