/** The event that says that a page cannot be brought to life: its scripts did not arrive, or what they need is not there. */
export const notArrived = 'scripts-not-arrived';
