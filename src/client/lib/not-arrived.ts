/** The event that says that scripts a page cannot do without did not arrive. */
export const notArrived = 'scripts-not-arrived';
