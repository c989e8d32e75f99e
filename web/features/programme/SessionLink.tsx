import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { programmeTexts } from '#texts/programme.ts';
import type { Session } from './model.ts';

interface SessionLinkProps extends ButtonProps {
  link: NonNullable<Session['link']>;
}

/** Leads from a session to a page elsewhere. */
export function SessionLink({ link, ...look }: SessionLinkProps) {
  return (
    <Button
      component="a"
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={14} aria-hidden />}
      {...look}
    >
      {link.label}
      <VisuallyHidden> {programmeTexts.opensElsewhere}</VisuallyHidden>
    </Button>
  );
}
