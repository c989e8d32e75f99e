import { Button, Group } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { editionTexts } from '#texts/edition.ts';
import { fileNote } from '#texts/fileSize.ts';
import { ownPath } from '../../lib/ownPath.ts';
import type { EditionLinks_LinkFragment } from './EditionLinks.generated.ts';
import classes from './EditionLinks.module.css';

function EditionLink({ label, url, file }: EditionLinks_LinkFragment) {
  if (file === null) {
    return (
      <Button
        component="a"
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="default"
        className={classes.link}
        rightSection={<IconExternalLink size={18} aria-label={editionTexts.links.elsewhere} />}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={ownPath(url)}
      download={file.name}
      variant="light"
      className={classes.link}
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {label} ({fileNote(file)})
    </Button>
  );
}

/** Links to download or to read on other sites. */
export function EditionLinks({ links }: { links: readonly EditionLinks_LinkFragment[] }) {
  return (
    <Group gap="sm">
      {links.map((link) => (
        <EditionLink key={link.url} {...link} />
      ))}
    </Group>
  );
}
