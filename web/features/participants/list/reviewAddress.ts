import { type View, writeView } from './view.ts';

/** The query of a view's review: what chooses and orders the records, and the project. */
export function reviewSearch(view: View, project: string | null): string {
  const params = new URLSearchParams(writeView({ ...view, page: 1, columns: null }));
  params.delete('size');
  if (project !== null) params.set('project', project);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
