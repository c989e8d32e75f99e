import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { consentPath, dayOfVersion } from '../../../lib/consents.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import type { ConsentNote_ViewerFragment } from './ConsentNote.generated.ts';

const { consent: texts } = accountsTexts;

/** When the person agreed to which version of which text, with a link to it; empty if the provider stores no consent. */
export function ConsentNote({ viewer: { consent, publicationConsent } }: { viewer: ConsentNote_ViewerFragment }) {
  const given = [
    { consent, text: texts.given },
    { consent: publicationConsent, text: texts.publication },
  ].flatMap((row) => (row.consent === null ? [] : { ...row.consent, text: row.text }));
  if (given.length === 0) return null;
  return (
    <Stack gap={4}>
      {given.map(({ version, createdAt, text }) => (
        <Text key={version} size="sm" c="dimmed">
          {text(formatDateTime(createdAt), formatDate(dayOfVersion(version)))}{' '}
          <Anchor component={Link} to={consentPath(version)} inherit underline="always">
            {version === dayOfVersion(version) ? texts.policy : texts.document}
          </Anchor>
        </Text>
      ))}
    </Stack>
  );
}
