import { Text } from '@mantine/core';
import { typeset } from '../../../lib/typography.ts';

/** Begins of the parts in which the service describes an export. */
const parts = /\. (?=Отбор: |Порядок: |Столбцы: )/;

/** What an export held: the list, then filters, order and columns, each on its own line. */
export function ExportedView({ view }: { view: string }) {
  const [list = '', ...others] = view.split(parts);
  return (
    <>
      {typeset(list)}
      {others.map((part) => (
        <Text key={part} span display="block" size="xs" c="dimmed">
          {typeset(part)}
        </Text>
      ))}
    </>
  );
}
