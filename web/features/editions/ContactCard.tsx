import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { editionTexts } from '#texts/edition.ts';
import { publicTexts } from '#texts/public.ts';
import type { ContactCard_EditionFragment } from './ContactCard.generated.ts';

/** Copies an address and shows a confirmation next to the button. */
function CopyEmail({ email }: { email: string }) {
  const { copy, copied, error } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button size="xs" variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={() => void copy(email)}>
        {texts.copyEmail}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {error ? texts.copyFailed : copied ? texts.copied : ''}
      </Text>
    </>
  );
}

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
