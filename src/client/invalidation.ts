import { MutationCache, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { AppRouter } from '../server/trpc/routers/app.ts';
import { errorStatus } from '../shared/errors.ts';
import { readError, type UiError } from './lib/read-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /**
       * Leaves the data that is shown as it is, for a change that the screen shows by itself or one of many in a row;
       * its caller says by `useInvalidate` when all are done.
       */
      keepsData?: boolean;
    };
  }
}

type Routers = AppRouter['_def']['record'];
type AdminDomain = keyof Routers['admin'] & string;
type Role = 'public' | 'employee' | 'client';
/** A router with data, or one procedure of it. */
export type DataPath =
  | {
      [Domain in AdminDomain]:
        | `admin.${Domain}`
        | `admin.${Domain}.${keyof Routers['admin'][Domain] & string}`;
    }[AdminDomain]
  | { [Name in Role]: Name | `${Name}.${keyof Routers[Name] & string}` }[Role];

type HasMutation<Router> = {
  [Name in keyof Router]: Router[Name] extends { _def: { type: 'mutation' } } ? true : never;
}[keyof Router];
/** Each domain of the administrators that has mutations: a new one breaks the build until its row says what it changes. */
type ChangingDomain = {
  [Domain in AdminDomain]: [HasMutation<Routers['admin'][Domain]>] extends [never]
    ? never
    : `admin.${Domain}`;
}[AdminDomain];

/** First what the screens of a mutation show, which they may wait for. */
type ShownIn = readonly DataPath[];

/**
 * Which data shows what mutations change, by domain, or by the whole name of a procedure where it is another than its
 * domain's. What is not listed changes nothing that is shown.
 */
const shownIn: Record<ChangingDomain, ShownIn> & { [Path in DataPath]?: ShownIn } = {
  'admin.announcements': ['admin.announcements'],
  'admin.applications': ['admin.applications', 'admin.overview'],
  'admin.applications.saveView': ['admin.applications.listViews'],
  'admin.applications.deleteView': ['admin.applications.listViews'],
  'admin.bookings': [
    'admin.bookings',
    'admin.inbox',
    'admin.overview',
    'admin.clients',
    'admin.settings.get',
  ],
  'admin.bookings.setDay': ['admin.bookings', 'admin.settings.get'],
  'admin.changeRequests': [
    'admin.changeRequests',
    'admin.inbox',
    'admin.overview',
    'admin.clients',
    'admin.employees',
  ],
  'admin.changeRequests.reveal': [],
  'admin.clients': ['admin.clients', 'admin.overview', 'admin.inbox'],
  'admin.clientServices': ['admin.clientServices', 'admin.clients'],
  'admin.employees': ['admin.employees', 'admin.users'],
  'admin.employees.reveal': [],
  'admin.employees.hire': ['admin.applications', 'admin.employees', 'admin.users'],
  // Bytes that a record takes in later.
  'admin.images': [],
  'admin.inbox': ['admin.inbox', 'admin.overview', 'admin.clients'],
  'admin.invoices': ['admin.invoices', 'admin.clients'],
  'admin.launch': ['admin.activity', 'admin.overview.listActivity'],

  'admin.mails': ['admin.mails'],
  'admin.news': ['admin.news.get', 'admin.news.list'],
  'admin.pictures': ['admin.pictures'],
  'admin.projects': ['admin.projects', 'admin.overview', 'admin.clients'],
  'admin.questions': ['admin.questions'],
  'admin.resources': ['admin.resources'],
  'admin.retention': ['admin.retention'],
  'admin.settings': [
    'admin.settings.get',
    'admin.settings.countOverdue',
    'admin.overview',
    'admin.activity',
    'admin.bookings',
    'admin.launch',
    'admin.retention',
    'public.getSiteState',
  ],
  'admin.settings.changePin': [
    'admin.settings.getPin',
    'admin.settings.get',
    'admin.activity',
    'admin.overview.listActivity',
    'admin.launch',
  ],
  'admin.settings.sendTestMail': ['admin.launch'],
  'admin.settings.setSwitch': [
    'admin.settings.get',
    'public.getSettings',
    'admin.applications',
    'admin.overview',
    'admin.activity',
    'admin.launch',
  ],
  'admin.settings.setNotices': ['admin.settings.getNotices'],
  'admin.users': ['admin.users', 'admin.overview'],
  client: ['client'],
  employee: ['employee'],
  'employee.requestIdChange': ['employee.listRequests', 'employee.getDashboard'],
  'employee.withdrawRequest': ['employee.listRequests', 'employee.getDashboard'],
  'employee.updateProfile': ['employee.getProfile', 'employee.getDashboard'],
  'public.changePassword': ['public.listSessions'],
  'public.endOtherSessions': ['public.listSessions'],
  'public.endSession': ['public.listSessions'],
  'public.getSecondFactor': [
    'public.getSecondFactor',
    'public.listSessions',
    'admin.users',
    'admin.settings.get',
  ],
};

const rows = new Map<string, ShownIn>(Object.entries(shownIn));

const keyOf = (path: string) => [path.split('.')];

type RefetchType = 'active' | 'none';

/** Asks again for what is cached below a path; done when it has arrived. */
async function refetch(
  queryClient: QueryClient,
  path: string,
  refetchType: RefetchType,
): Promise<void> {
  const queryKey = keyOf(path);
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    if (refetchType === 'none') {
      void query.promise?.catch(() => {}).then(() => query.invalidate());
      continue;
    }
    // A first answer that is on its way may be of before, and React Query would wait for it. A request that follows a
    // silent cancellation at once also answers those who waited for the one before, such as the loader of a route.
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
  await queryClient.invalidateQueries({ queryKey, refetchType });
}

/** Asks again for what is shown of a change at this path; done when what its own screens show has arrived. */
async function invalidate(
  queryClient: QueryClient,
  path: string,
  refetchType: RefetchType = 'active',
): Promise<void> {
  const [own, ...others] = rows.get(path) ?? rows.get(path.slice(0, path.lastIndexOf('.'))) ?? [];
  for (const other of others) void refetch(queryClient, other, refetchType);
  if (own) await refetch(queryClient, own, refetchType);
}

/** Returns the refetch that a failed mutation requires; null where the shown data is not affected. */
function refetchAfter(code: UiError['code']): RefetchType | null {
  // It may have been done all the same: asked for when a screen opens next, because the line may be gone.
  if (code === 'network' || code === 'internal' || code === 'unavailable') return 'none';
  const status = errorStatus[code];
  return status === 404 || status === 409 ? 'active' : null;
}

/**
 * Makes the cache that invalidates data by itself: what a mutation changed, or what it would have, where it was refused
 * because the stored state is another than was shown.
 */
export function invalidatingMutationCache(getQueryClient: () => QueryClient): MutationCache {
  type Mutation = Parameters<NonNullable<MutationCache['config']['onSuccess']>>[3];
  const changed = ({ options: { mutationKey, meta } }: Mutation, refetchType: RefetchType) => {
    const [procedure] = mutationKey ?? [];
    if (meta?.keepsData || !Array.isArray(procedure)) return;
    // The screen goes on meanwhile; one that has to wait does so by `useArrival`.
    void invalidate(getQueryClient(), procedure.join('.'), refetchType);
  };
  return new MutationCache({
    onSuccess: (_data, _input, _result, mutation) => changed(mutation, 'active'),
    onError: (error, _input, _result, mutation) => {
      const refetchType = refetchAfter(readError(error).code);
      if (refetchType) changed(mutation, refetchType);
    },
  });
}

/** Gives the way to wait for data that a mutation has made asked for again: done when all of it has arrived. */
export function useArrival(...paths: DataPath[]): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      paths.map((path) =>
        queryClient.invalidateQueries({ queryKey: keyOf(path) }, { cancelRefetch: false }),
      ),
    );
  };
}

/** Gives the way to ask again for what a change at this path shows in; done when its own data has arrived. */
export function useInvalidate(path: DataPath): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, path);
}
