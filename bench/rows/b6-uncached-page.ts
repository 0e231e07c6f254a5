import type { AppContext } from '../../src/client/app-context.ts';
import { loadBuiltRenderer } from '../../src/server/http/page-renderer.ts';
import { bytes, milliseconds, perSecond } from '../support/format.ts';
import { processorMs } from '../support/processor-time.ts';
import { rememberingApi } from '../support/remembering-api.ts';
import { loadRenderBundle } from '../support/render-bundle.ts';
import { type Figure, type Row, ratioAtLeast } from '../support/row.ts';
import { median } from '../support/statistics.ts';

const limit = 0.5;
const warmUp = 200;
const turnsPerRound = 300;
const paths = ['/', '/gallery', '/careers'];

/** A whole page, with its routes matched, its data handed over and its head, against React rendering the same tree. */
export const row: Row = {
  id: 'B6',
  title: 'Uncached page',
  measure: async ({ url, rounds }) => {
    const { renderPage, timeTree } = await loadRenderBundle();
    const { assets } = await loadBuiltRenderer();
    const api = rememberingApi(url);
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const path of paths) {
      const context = (): AppContext => ({
        locale: 'en',
        prefixed: false,
        origin: url,
        assets,
        api: async () => api,
      });
      const request = () => new Request(new URL(path, url));
      const whole = async () => (await renderPage(request(), context())).text();
      const taken: { page: number; tree: number }[] = [];
      for (let turn = 0; turn < warmUp + rounds * turnsPerRound; turn += 1) {
        const since = process.cpuUsage();
        await whole();
        const page = processorMs(since);
        const tree = await timeTree(request(), context());
        if (turn >= warmUp) taken.push({ page, tree });
      }
      const page = median(taken.map((each) => each.page));
      const tree = median(taken.map((each) => each.tree));
      figures.push(
        ratioAtLeast(
          `${path}, whole page / renderToString of its tree`,
          `${perSecond(1000 / page)} / ${perSecond(1000 / tree)}`,
          tree / page,
          limit,
        ),
      );
      notes.push(
        `${path}: ${bytes((await whole()).length)} in ${milliseconds(page)}, of which React ${milliseconds(tree)} (processor time, medians of ${taken.length} pages)`,
      );
    }
    return { figures, notes };
  },
};
