import type { ReactNode } from 'react';
import { publicTexts } from '#texts/public.ts';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { Page } from './Page.tsx';

interface LoadedPageProps<T> extends Omit<LoadedProps<T>, 'subject'> {
  title: string;
  /** Name of the loaded thing, in the nominative; by default the page. */
  subject?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  width?: 'text' | 'wide' | 'full';
  /** Content next to the heading. */
  aside?: ReactNode;
}

/** A screen of one query: shows its heading first, then the answer. */
export function LoadedPage<T>(props: LoadedPageProps<T>) {
  const { title, lead, width = 'wide', aside, subject = publicTexts.subject, ...loaded } = props;
  return (
    <Page title={title} lead={lead} width={width} aside={aside}>
      <Loaded subject={subject} {...loaded} />
    </Page>
  );
}
