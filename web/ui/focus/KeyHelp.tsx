import { Kbd, Table, Text } from '@mantine/core';
import { commonTexts } from '#texts/common.ts';
import { keyTexts } from '#texts/keys.ts';
import { Dialog } from '../dialog/Dialog.tsx';

interface KeyHelpProps {
  keys: readonly (readonly [key: string, action: string])[];
  opened: boolean;
  onClose: () => void;
}

/** The list of keys of a screen. */
export function KeyHelp({ keys, opened, onClose }: KeyHelpProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={keyTexts.title}
      size="sm"
      closeButtonProps={{ 'aria-label': commonTexts.actions.close }}
    >
      <Table aria-label={keyTexts.title} mb="md">
        <Table.Tbody>
          {keys.map(([key, action]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" w="5rem">
                <Kbd>{key}</Kbd>
              </Table.Th>
              <Table.Td>{action}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {keyTexts.note}
      </Text>
    </Dialog>
  );
}
