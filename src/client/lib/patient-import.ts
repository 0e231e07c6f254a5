/** How long to wait before code that did not arrive is asked for again, in milliseconds. */
const pauseMs = 3000;

const lineBackOrPause = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, pauseMs);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });

/** Asks for a module until it arrives: what waits for it is on the page already and must not fall to pieces. */
export async function patientImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await lineBackOrPause();
    }
  }
}
