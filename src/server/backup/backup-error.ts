/** What keeps a backup from being made or restored, in words for whoever typed the command. */
export class BackupError extends Error {}
