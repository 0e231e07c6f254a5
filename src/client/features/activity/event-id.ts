/** The id of the link to an event's record, which stands for its row. */
export const eventLinkId = (id: string) => `event-${id}`;
