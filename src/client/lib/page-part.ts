import { type ComponentType, lazy } from 'react';
import { patientImport } from './patient-import.ts';

/** A part of a page whose code comes apart from the page's own. */
export type PagePart<Props> = {
  /** Read once for each time the part is shown: it changes when the code has come. */
  Component: ComponentType<Props>;
  /** Lets the code be fetched; before that nothing is. */
  want: () => void;
  /** Fetches the code, for a page that is about to be shown without the server's HTML. */
  preload: () => Promise<unknown>;
};

const unloaded: (() => Promise<void>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

/** On the server: loads every part there is, so that a page can be rendered in one go. */
export function loadPageParts(): Promise<unknown> {
  const parts = unloaded.splice(0);
  if (parts.length > 0) loading = Promise.all([loading, ...parts.map((load) => load())]);
  return loading;
}

const Unloaded = () => null;

function serverPart<Props>(load: () => Promise<ComponentType<Props>>): PagePart<Props> {
  const part: PagePart<Props> = { Component: Unloaded, want: () => {}, preload: async () => {} };
  unloaded.push(async () => {
    part.Component = await load();
  });
  return part;
}

/** Describes a part: the server has every one at hand, the browser fetches it when it is wanted. */
export function pagePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PagePart<Props> {
  if (import.meta.env.SSR) return serverPart(load);
  const wanted = Promise.withResolvers<void>();
  const part: PagePart<Props> = {
    Component: lazy(async () => {
      await wanted.promise;
      return { default: await patientImport(load) };
    }),
    want: () => wanted.resolve(),
    preload: async () => {
      // From now on it is drawn at once, so that a page has its full height when the way back leads to a place in it.
      part.Component = await load();
    },
  };
  return part;
}
