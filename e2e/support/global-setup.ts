import { prepareModels } from './server.ts';

export default function globalSetup(): () => Promise<void> {
  return prepareModels();
}
