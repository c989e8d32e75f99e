import { usePageNotes } from './pageNotes.ts';

/** The query of a page that is rendered for readers without scripts; empty in a browser, where the router has it. */
export function usePlainSearch(): URLSearchParams {
  return new URLSearchParams(usePageNotes()?.search ?? '');
}
