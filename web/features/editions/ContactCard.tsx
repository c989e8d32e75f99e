import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { editionTexts } from '../../texts/ru/edition.ts';
import { publicTexts } from '../../texts/ru/public.ts';
import type { ContactCard_EditionFragment } from './ContactCard.generated.ts';
import { CopyEmail } from './CopyEmail.tsx';

const texts = editionTexts.contacts;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {term}
      </Text>
      <Text component="dd" m={0} mt={2} style={{ whiteSpace: 'pre-line' }}>
        {children}
      </Text>
    </div>
  );
}

/** Whom to write to: institute, person, e-mail, postal address (PUB-02, ruling R9). */
export function ContactCard({ edition: { contacts } }: { edition: ContactCard_EditionFragment }) {
  if (contacts === null) return <Text c="dimmed">{publicTexts.empty}</Text>;
  const { institute, person, role, email, phone, postalAddress } = contacts;
  return (
    <Paper component="address" fs="normal">
      <Title order={2}>{institute}</Title>
      <Stack component="dl" gap="lg" mt="lg" mb={0}>
        <Fact term={texts.person}>
          {person}
          {role === null ? null : (
            <Text component="span" c="dimmed" display="block" size="sm">
              {role}
            </Text>
          )}
        </Fact>
        <Fact term={texts.email}>
          <Group component="span" gap="sm">
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
            <CopyEmail email={email} />
          </Group>
        </Fact>
        {phone === null ? null : (
          <Fact term={texts.phone}>
            <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Anchor>
          </Fact>
        )}
        <Fact term={texts.address}>{postalAddress}</Fact>
      </Stack>
    </Paper>
  );
}
