import express, { Router } from 'express';
import { optionColumns, questionFileLimits } from '../../shared/contracts/question.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { AppError, fieldError } from '../errors.ts';
import { csvStart } from '../services/csv.ts';
import { fileColumns } from '../services/questions/question-file.ts';
import { attachmentHeader } from '../storage/file-name.ts';
import { createCaller } from '../trpc/routers/app.ts';
import type { RouteDependencies } from './request-context.ts';
import { roleRoute } from './role-route.ts';

/** A file to begin with: every column, and two questions that show how they are filled. */
function templateFile(): string {
  const columns = fileColumns([]).filter((column) => !column.startsWith('answered'));
  const shared: Record<string, string> = { type: 'general', points: '1', active: 'yes' };
  const examples: Record<string, string>[] = [
    {
      ...shared,
      category: 'Arithmetic',
      difficulty: 'easy',
      question: 'What is 6 x 7?',
      option1: '36',
      option2: '42',
      option3: '48',
      correct: '2',
      german_question: 'Wie viel ist 6 x 7?',
      ...Object.fromEntries(
        optionColumns
          .slice(0, 3)
          .map((column, index) => [`german_${column}`, ['36', '42', '48'][index] ?? '']),
      ),
    },
    {
      ...shared,
      type: 'english',
      category: 'Grammar',
      difficulty: 'medium',
      question: 'She ___ in Manila since 2020.',
      option1: 'lives',
      option2: 'has lived',
      correct: '2',
    },
  ];
  return csvStart([
    columns,
    ...examples.map((cells) => columns.map((column) => cells[column] ?? '')),
  ]);
}

function requireText(body: unknown): string {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported-media-type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw fieldError('csv', m.validation_csv_encoding(), cause);
  }
}

/**
 * Questions on their way in: `GET /api/admin/questions/template.csv` to begin with, and `POST
 * /api/admin/questions/import` with a CSV body; with `?fingerprint=` of the answer before it is taken over.
 */
export function questionFiles(deps: RouteDependencies): Router {
  const router = Router();
  const readBody = express.raw({ type: 'text/csv', limit: questionFileLimits.bytes });

  router.get(
    '/api/admin/questions/template.csv',
    roleRoute('admin', deps, async (_req, res) => {
      res
        .set({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': attachmentHeader('questions-template.csv'),
        })
        .send(templateFile());
    }),
  );
  router.post(
    '/api/admin/questions/import',
    roleRoute('admin', deps, async (req, res, context) => {
      await new Promise<void>((resolve, reject) => {
        readBody(req, res, (error: unknown) => (error ? reject(error) : resolve()));
      });
      const { fingerprint } = req.query;
      res.json(
        await createCaller(context).admin.questions.import({
          csv: requireText(req.body),
          ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
        }),
      );
    }),
  );
  return router;
}
