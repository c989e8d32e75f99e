import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

// A touch opens the record, which shows the text.
const events = { hover: true, focus: true, touch: false };

/** Warning icon of a row; its accessible name, hover and focus show the reason. */
export function RecordWarning({ text }: { text: string }) {
  return (
    <Tooltip label={text} events={events} multiline maw="20rem">
      <span
        role="img"
        aria-label={text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has no other way to the words
        tabIndex={0}
        style={{ display: 'inline-flex', flexShrink: 0 }}
      >
        <IconAlertTriangle size={18} color="var(--mantine-color-yellow-text)" aria-hidden />
      </span>
    </Tooltip>
  );
}
