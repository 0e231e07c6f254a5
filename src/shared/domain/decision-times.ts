/** Time to undo a single decision from the message that confirms it, in milliseconds. */
export const undoMs = 10_000;

/** From when on an e-mail about a single decision may leave: after the undo, with time for it to arrive; in milliseconds. */
export const mailDelayMs = undoMs + 5000;

/** The same for a decision on many, which takes longer to look over; in milliseconds. */
export const bulkMailDelayMs = 15 * 60_000;

/** Time to undo a decision at all, where its applicant was not notified before; in milliseconds. */
export const undoWindowMs = 86_400_000;

/** Hours for which a rejection is held back at first, and at most. */
export const rejectionDelayHours = { initial: 48, max: 168 } as const;
