import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './read-reports.ts';

test('of unit tests it tells who failed, who needed a second try, and files that did not even start', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: '/site/src/news.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          {
            ancestorTitles: ['news'],
            title: 'one',
            status: 'passed',
            failureMessages: [],
            tags: [],
          },
          {
            ancestorTitles: ['', 'news'],
            title: 'two',
            status: 'failed',
            failureMessages: ['AssertionError: expected 1 to be 2\n    at news.test.ts:7', 'more'],
            tags: [],
          },
          {
            ancestorTitles: ['news'],
            title: 'three',
            status: 'passed',
            failureMessages: ['Error: late\n    at news.test.ts:9'],
            tags: [],
          },
          { ancestorTitles: [], title: 'off', status: 'skipped', failureMessages: [], tags: [] },
          {
            ancestorTitles: [],
            title: 'of the other part',
            status: 'skipped',
            failureMessages: [],
            tags: ['rest'],
          },
        ],
      },
      {
        name: '/site/src/hidden.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          {
            ancestorTitles: [],
            title: 'x',
            status: 'skipped',
            failureMessages: [],
            tags: ['rest'],
          },
        ],
      },
      {
        name: '/site/src/a.test.ts',
        status: 'failed',
        message: 'no such file\nat',
        assertionResults: [],
      },
      { name: '/site/src/b.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  const restFiles = ['src/news.test.ts'];
  expect(readVitestReport(report, { root: '/site', isRest: false, restFiles })).toEqual({
    passed: 2,
    skipped: 1,
    failed: [
      'src/news.test.ts › news › two › AssertionError: expected 1 to be 2',
      'src/hidden.test.ts › has the tag `rest` in a way that is not looked for',
      'src/a.test.ts › no such file',
    ],
    flaky: ['src/news.test.ts › news › three › Error: late'],
  });
});

test('of browser tests it tells who failed and who needed a second try', () => {
  const test = (projectName: string, status: string, ...messages: string[]) => ({
    projectName,
    status,
    results: [...messages.map((message) => ({ errors: [{ message }] })), { errors: [] }],
  });
  const report = {
    errors: [{ message: 'Error: no server\nat' }],
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          { title: 'opens', tests: [test('embedded', 'expected'), test('postgres', 'skipped')] },
        ],
        suites: [
          {
            title: 'in German',
            specs: [
              {
                title: 'moves',
                tests: [test('embedded', 'flaky', '\u001b[31mError: late\u001b[39m\n')],
              },
              {
                title: 'rests',
                tests: [test('postgres', 'unexpected', '\n Error: first', 'second')],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['[postgres] home.spec.ts › in German › rests › Error: first', 'Error: no server'],
    flaky: ['[embedded] home.spec.ts › in German › moves › Error: late'],
  });
});

test('a report of another kind is no report', () => {
  expect(() => readVitestReport({}, { root: '/', isRest: false, restFiles: [] })).toThrow();
  expect(() => readPlaywrightReport(null)).toThrow();
});
