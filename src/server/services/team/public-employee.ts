/** What the public may see: people who work here, are meant to be shown, and are not deleted. */
export const publicEmployee = { isActive: true, isPublic: true, deletedAt: null };
