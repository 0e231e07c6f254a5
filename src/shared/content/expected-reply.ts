/**
 * So many days after an application came in somebody has decided on it, or has written why it takes longer. Ours: the
 * specification promises applicants a confirmation within 24 hours and nothing of the decision.
 */
export const replyWithinDays = 14;
