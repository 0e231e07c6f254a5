import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const routers = path.join(import.meta.dirname, 'routers');
const signedIn = 'SignedInContext';

/** Routers of the portals, and the contexts by which a use case declares that it is for their callers. */
const portals = [
  ...readdirSync(path.join(routers, 'admin')).map((name) => ({
    file: path.join('admin', name),
    contexts: ['AdminContext', `RoleContext<'admin' | 'employee'>`],
  })),
  {
    file: 'employee.ts',
    contexts: ['EmployeeContext', `RoleContext<'admin' | 'employee'>`, signedIn],
  },
  { file: 'client.ts', contexts: ['ClientContext', signedIn] },
];

/** The server itself does these, too: at its start, and in scheduled tasks. */
const alsoOfTheServer = ['seedQuestions', 'beginDocumentUpload', 'countDue', 'readResumeQuota'];

/** Maps the imported names of a file, and the namespaces, to the files they come from. */
function importsOf(file: string): Map<string, string> {
  const text = readFileSync(file, 'utf8');
  const imports = text.matchAll(
    /import (?:\* as (\w+)|\{([^}]*)\}) from '(\.[^']*\/services\/[^']*)';/g,
  );
  return new Map(
    [...imports].flatMap(([, namespace, names = '', from = '']) =>
      (namespace ?? names)
        .split(',')
        .map((name) => [name.trim(), path.resolve(path.dirname(file), from)]),
    ),
  );
}

/** The type of a function's first parameter, as it stands in its file. */
function firstParameterType(file: string, name: string): string {
  const declaration = new RegExp(
    `export (?:async )?(?:function\\*? |const )${name}\\b[^(;]*\\(\\s*(?:\\w+|\\{[^}]*\\}): ([^,=)]*)`,
  );
  return declaration.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

/** What makes a use case declares its role: `questionRecords.update`, or `deleteMessage`, which erases. */
function isMade(imports: Map<string, string>, name: string): boolean {
  const [records = '', method] = name.split('.');
  const from = imports.get(records);
  const maker = method ? 'createRecordUseCases<' : 'createErasure(';
  return Boolean(from && readFileSync(from, 'utf8').includes(`export const ${records} = ${maker}`));
}

/** Procedures that ask for nothing of the caller's: a name for a picture to come, text drawn as it will be shown. */
const withoutContext = ['beginImageUpload', 'renderMarkdown'];

/** The use cases of the rows `adminQuery(input, output, useCase)` of a router and of their like. */
const rowsOf = (text: string): string[] =>
  [...text.matchAll(/\b\w+(?:Query|Mutation|(Command))\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, command, row = '']) => row.split(',')[command ? 1 : 2]?.trim() ?? '',
  );

test.each(portals)('each use case that $file calls declares its role', ({ file, contexts }) => {
  const imports = importsOf(path.join(routers, file));
  const text = readFileSync(path.join(routers, file), 'utf8');
  const procedures = text.match(/\.(query|mutation)\(/g) ?? [];
  const called = [...text.matchAll(/([\w.]+)\(ctx\b/g)].map(([, name = '']) => name);
  const rows = rowsOf(text);
  const plain = [...text.matchAll(/\b(\w+)\((?!ctx)/g)].filter(([, name = '']) =>
    withoutContext.includes(name),
  );
  expect(called.length + plain.length).toBe(procedures.length);
  const undeclared = [...called, ...rows].filter((name) => {
    if (isMade(imports, name)) return false;
    const [imported = '', member = imported] = name.split('.');
    const from = imports.get(imported);
    const type = (from ? firstParameterType(from, member) : '').trim();
    return !contexts.some(
      (context) =>
        type === context || type === `Pick<${context}` || type.startsWith(`${context} & `),
    );
  });
  expect(undeclared.filter((name) => !alsoOfTheServer.includes(name))).toEqual([]);
});
