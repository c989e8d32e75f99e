import { Button, Group, Pill } from '@mantine/core';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { useProgramme } from './context.ts';

const { filter: texts, kinds: kindNames, section: sectionLabel } = programmeTexts;

/** What the programme is narrowed to, each taken away by its own button. */
export function FilterPills() {
  const { address } = useProgramme();
  const { sections, kinds } = address.filter;
  const without = (list: readonly string[], value: string) => list.filter((other) => other !== value).join(',');
  const pills = [
    ...sections.map((code) => ({
      key: `section-${code}`,
      name: sectionLabel(code),
      remove: () => address.change({ section: without(sections, code) }),
    })),
    ...kinds.map((kind) => ({
      key: `kind-${kind}`,
      name: kindNames[kind],
      remove: () => address.change({ kind: without(kinds, kind) }),
    })),
  ];
  if (pills.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={texts.chosen}>
      {pills.map(({ key, name, remove }) => (
        <Pill
          key={key}
          size="lg"
          withRemoveButton
          onRemove={remove}
          // Mantine hides this button from keyboard and screen readers, because its pills stand inside of a field.
          removeButtonProps={{ 'aria-label': texts.remove(name), 'aria-hidden': false, tabIndex: 0 }}
        >
          {name}
        </Pill>
      ))}
      {pills.length > 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => address.change({ section: null, kind: null })}>
          {texts.clear}
        </Button>
      ) : null}
    </Group>
  );
}
