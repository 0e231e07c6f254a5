import type { TestClient, TestResponse } from './test-client.ts';

/** Gives the PIN of the media kit over the typed door. */
export const openMediaKit = (
  client: TestClient,
  pin: string,
  headers: Record<string, string> = {},
): Promise<TestResponse> =>
  client.post('/api/trpc/public.openMediaKit', { json: { pin } }, headers);

/** What such an answer tells of its failure. */
export const getErrorData = (body: unknown) => Object(body).error.json.data.error;

/** Whether this browser may see the kit. */
export const isMediaKitOpen = async (client: TestClient): Promise<boolean> =>
  (await client.get('/api/trpc/public.getMediaKit')).status === 200;
