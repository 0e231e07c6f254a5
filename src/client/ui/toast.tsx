import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { readError } from '../lib/read-error.ts';

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'danger';
  action?: { label: string; onSelect: () => void };
  /** Time it stays, in milliseconds; five seconds by default. */
  durationMs?: number;
}

export interface ToastRecord extends ToastInput {
  id: number;
  open: boolean;
}

const VISIBLE_AT_ONCE = 1;
/** Time a closed toast stays in memory. */
const REMOVE_AFTER_MS = 1_000_000;

const none: readonly ToastRecord[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastRecord[]) {
  for (const [id, timer] of removals) {
    if (next.some((record) => record.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere in the browser; the newest takes the place of the one before. */
export function toast(input: ToastInput): number {
  lastId += 1;
  // A server renders for many people at once, so nothing may stay in its memory.
  if (typeof window === 'undefined') return lastId;
  publish([{ ...input, id: lastId, open: true }, ...toasts].slice(0, VISIBLE_AT_ONCE));
  return lastId;
}

/** Says that something failed, and why. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: readError(error).message, variant: 'danger' });
}

export function dismissToast(id: number): void {
  if (removals.has(id) || !toasts.some((record) => record.id === id)) return;
  removals.set(
    id,
    setTimeout(() => publish(toasts.filter((record) => record.id !== id)), REMOVE_AFTER_MS),
  );
  publish(toasts.map((record) => (record.id === id ? { ...record, open: false } : record)));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useToasts(): readonly ToastRecord[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

const touchEvents = ['pointerdown', 'keydown'] as const;

/**
 * Mounted once. The region's code is fetched at the first touch of the page, so that it costs the first view nothing
 * and is there when something goes wrong with the line; should that fail, each toast tries again.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [touched, setTouched] = useState(false);
  const newest = useToasts()[0]?.id;

  useEffect(() => {
    // Fetching takes a slow phone a while: whatever the touch led to comes first.
    const touch = () => (window.requestIdleCallback ?? setTimeout)(() => setTouched(true));
    for (const type of touchEvents) addEventListener(type, touch, { once: true, passive: true });
    return () => {
      for (const type of touchEvents) removeEventListener(type, touch);
    };
  }, []);

  useEffect(() => {
    if (Region || (!touched && newest === undefined)) return;
    let mounted = true;
    import('./toast-region.tsx').then(
      ({ ToastRegion }) => mounted && setRegion(() => ToastRegion),
      // The line may be down: the caller of a toast says the same in place, and the next one tries again.
      () => {},
    );
    return () => {
      mounted = false;
    };
  }, [Region, touched, newest]);

  return Region && <Region />;
}
