import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { getTestPostgresUrl } from './given-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with a migrated, empty embedded database, to be loaded by each test file. */
    embeddedTemplate: string;
    /** A PostgreSQL server to make databases on; null where there is none. */
    postgresUrl: string | null;
    /** Name of the migrated, empty database on that server. */
    postgresTemplate: string;
  }
}

const makeTemplates = fileURLToPath(new URL('./make-templates.ts', import.meta.url));

/** Compiles the messages and prepares one migrated database of each kind; test files copy them, and both go at the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-tests-'));
  const embeddedTemplate = path.join(folder, 'template.tar');
  const postgresUrl = getTestPostgresUrl(process.env);
  const postgresTemplate = `talabridge_template_${process.pid}`;
  execFileSync(
    process.execPath,
    [makeTemplates, embeddedTemplate, ...(postgresUrl ? [postgresUrl, postgresTemplate] : [])],
    { stdio: 'inherit' },
  );
  project.provide('embeddedTemplate', embeddedTemplate);
  project.provide('postgresUrl', postgresUrl);
  project.provide('postgresTemplate', postgresTemplate);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (!postgresUrl) return;
    // Only now: the messages that it reads were not compiled before.
    const { onServer } = await import('./postgres-server.ts');
    await onServer(postgresUrl, [`drop database "${postgresTemplate}" with (force)`]);
  };
}
