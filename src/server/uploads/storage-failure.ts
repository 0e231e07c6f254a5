import { AppError } from '../services/errors.ts';

/** Seconds after which a client may try again when the storage has failed. */
const retryAfterSeconds = 60;

/** Whether a file-system error says that something is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Runs one step of the storage; a full disk or any other failure of it becomes AppError('unavailable'). */
export async function stored<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { cause: error, retryAfterSeconds });
  }
}
