import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';

interface CopyLinkProps {
  address: string;
  label: string;
  copiedLabel: string;
}

const SHOWN = 3000;

/** Copies an address and says so on its button. */
export function CopyLink({ address, label, copiedLabel }: CopyLinkProps) {
  return (
    <CopyButton value={address} timeout={SHOWN}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="sm"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconLink size={18} stroke={1.6} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? copiedLabel : label}</span>
        </Button>
      )}
    </CopyButton>
  );
}
