import { Skeleton } from '@mantine/core';
import { publicTexts } from '#texts/public.ts';
import { ContactCard } from '../features/editions/ContactCard.tsx';
import { LoadedPage } from '../ui/page/LoadedPage.tsx';
import { useContactsQuery } from './Contacts.generated.ts';

/** /contacts: whom to write to (PUB-02, ruling R9). */
export function ContactsScreen() {
  const { data, error, refetch } = useContactsQuery();
  return (
    <LoadedPage
      title={publicTexts.titles.contacts}
      width="text"
      query={{ data, error, refetch }}
      data={data?.edition}
      skeleton={<Skeleton height={340} radius="lg" />}
    >
      {(edition) => <ContactCard edition={edition} />}
    </LoadedPage>
  );
}
