import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { Page } from './Page.tsx';

interface LoadedPageProps<T> extends LoadedProps<T> {
  title: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  width?: 'text' | 'wide' | 'full';
}

/** A screen over one query: its heading at once, then what the query brought. */
export function LoadedPage<T>({ title, lead, width = 'wide', ...loaded }: LoadedPageProps<T>) {
  return (
    <Page title={title} lead={lead} width={width}>
      <Loaded {...loaded} />
    </Page>
  );
}
