import type { ReactNode } from 'react';
import { publicTexts } from '#texts/public.ts';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { Page } from './Page.tsx';

interface LoadedPageProps<T> extends Omit<LoadedProps<T>, 'what'> {
  title: string;
  /** Name of the loaded thing, in the nominative; by default the page. */
  what?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  width?: 'text' | 'wide' | 'full';
}

/** A screen over one query: its heading at once, then what the query brought. */
export function LoadedPage<T>({ title, lead, width = 'wide', what = publicTexts.what, ...loaded }: LoadedPageProps<T>) {
  return (
    <Page title={title} lead={lead} width={width}>
      <Loaded what={what} {...loaded} />
    </Page>
  );
}
