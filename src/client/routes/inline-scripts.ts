import type { PageAssets } from '../app-context.ts';
import { earlyClickMark } from '../lib/early-click.ts';
import { notArrived } from '../lib/not-arrived.ts';

/**
 * Waits for the page to be drawn before the scripts compete with it for a thin line: `load` may come before the first
 * frame, the second frame only after it. When they do not arrive, the page is loaded once more, and again when the line
 * is back: without them its buttons stay dead. Each is asked for by itself, so that each is read in a task of its own and
 * a slow phone answers touches in between. A page in the background is not drawn and does not wait.
 */
const wakeUpScript = (scripts: readonly string[]) =>
  `function again(){var s=sessionStorage,k='loaded-again';addEventListener('online',function(){location.reload()});if(navigator.onLine&&!s.getItem(k)){s.setItem(k,'1');location.reload()}}addEventListener(${JSON.stringify(notArrived)},again);addEventListener('load',function(){function wake(){Promise.all(${JSON.stringify(scripts)}.map(function(s){return import(s)})).catch(again)}document.hidden?wake():requestAnimationFrame(function(){requestAnimationFrame(wake)})},{once:true})`;

/**
 * Until the page is awake a click on a button would be lost: it is marked, and made good by `lib/early-click.ts`. A button whose
 * command the browser carries out by itself needs nobody.
 */
export const earlyClickScript = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&!b.command&&(!('awake' in document.documentElement.dataset)||b.closest('[data-asleep]')))b.setAttribute('${earlyClickMark}','')},true)`;

/**
 * Who arrives at a part of a page, or returns to their place in one, gets it laid out whole: see `long-page.css`. Which
 * part that is stands there for `use-arrival.ts`, until the visitor moves; a place one had before is the browser's business.
 */
export const wholePageScript = `(function(d,h){if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')d.whole='';else if(h){d.whole=h.slice(1);['wheel','touchstart','keydown','pointerdown'].forEach(function(m){addEventListener(m,function(){d.whole=''},{once:true,passive:true})})}})(document.documentElement.dataset,location.hash)`;

/** Hot reload wants its hooks in place before the first component is read. */
const developmentScript = ([entry]: readonly string[]) =>
  `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import(${JSON.stringify(entry)});`;

/** Starts the page: what the build made, or what the development server serves. */
export const startScript = ({ scripts, development }: PageAssets) =>
  development ? developmentScript(scripts) : wakeUpScript(scripts);
