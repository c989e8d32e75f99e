import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountsTexts } from '#texts/accounts.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import type { ConsentNote_ViewerFragment } from './ConsentNote.generated.ts';

const { consent: texts } = accountsTexts;

/** When the person agreed to which version of the policy; nothing where the provider keeps none. */
export function ConsentNote({ viewer: { consent } }: { viewer: ConsentNote_ViewerFragment }) {
  if (consent === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {texts.given(formatDateTime(consent.createdAt), formatDate(consent.version))}{' '}
      <Anchor component={Link} to={paths.privacy} inherit underline="always">
        {texts.policy}
      </Anchor>
    </Text>
  );
}
