/** Waits for `work`, but no longer than until the run is called off. */
export async function unlessInterrupted<T>(
  interrupted: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  interrupted.throwIfAborted();
  const never = Promise.withResolvers<never>();
  const giveUp = () => never.reject(interrupted.reason);
  interrupted.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work(), never.promise]);
  } finally {
    interrupted.removeEventListener('abort', giveUp);
  }
}
