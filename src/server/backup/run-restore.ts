import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Say where from: npm run restore -- /backups/talabridge-monday (with --replace to lose what is there)';
const args = process.argv.slice(2);

await runCommand(usage, args, async (options) => {
  const replace = args.includes('--replace');
  const { createdAt, version, rows, files } = await restoreBackup({ ...options, replace });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `Restored ${total} rows and ${files} files of ${createdAt} (version ${version}). Start the site now.`;
});
