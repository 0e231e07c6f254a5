import { createBackup } from './create-backup.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say where to: npm run backup -- /backups/talabridge-monday';

await runCommand(usage, process.argv.slice(2), async (options) => {
  const { bytes, files, filesElsewhere, rows } = await createBackup(options);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const note =
    filesElsewhere > 0
      ? `\n${filesElsewhere} more files lie at UploadThing and are not in it.`
      : '';
  return `${options.folder}: ${total} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It holds the data of people and this site's secrets.${note}`;
});
