/** The right to write one upload, until `end`; `signal` tells when a newer request of the same sender takes over. */
type Turn = { signal: AbortSignal; end(): void };

export type Turns = {
  /** Ends the turn that another request has on this upload, waits until it has let go, and begins a new one. */
  take(id: string): Promise<Turn>;
};

/**
 * One writer per upload. The newest wins: whoever resumes after a lost connection must not wait until the server has
 * noticed the loss.
 */
export function createTurns(): Turns {
  const running = new Map<string, { controller: AbortController; ended: Promise<void> }>();
  return {
    async take(id) {
      for (let other = running.get(id); other; other = running.get(id)) {
        other.controller.abort();
        await other.ended;
      }
      const controller = new AbortController();
      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(id, { controller, ended: promise });
      return {
        signal: controller.signal,
        end: () => {
          running.delete(id);
          resolve();
        },
      };
    },
  };
}
