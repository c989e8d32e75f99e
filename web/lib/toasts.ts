/** The toasts on the page: a list outside React, so that any code can add to it through lib/notify. */
import { useSyncExternalStore } from 'react';

/** One toast. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  message: string;
  title: string | null;
  /** How long it stays, in milliseconds. */
  autoClose: number;
}

const MOST_AT_ONCE = 4;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a toast; the oldest gives way when there are too many. */
export function addToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  replace([...toasts, { ...toast, id: lastId }].slice(-MOST_AT_ONCE));
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** Takes all toasts away. */
export function dismissAllToasts(): void {
  replace([]);
}

/** The toasts as React state. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}
