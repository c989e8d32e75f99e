import { programmeTexts } from '#texts/programme.ts';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { RemovablePills } from '../../ui/button/RemovablePills.tsx';
import { useAddress } from './context.ts';

const { filter: texts } = programmePartTexts;
const { kinds: kindNames, section: sectionLabel } = programmeTexts;

/** The active filters, each with a button that removes it. */
export function FilterPills() {
  const address = useAddress();
  const { sections, kinds } = address.filter;
  const without = (list: readonly string[], value: string) => list.filter((other) => other !== value).join(',');
  const pills = [
    ...sections.map((code) => ({
      key: `section-${code}`,
      text: sectionLabel(code),
      remove: () => address.change({ section: without(sections, code) }),
    })),
    ...kinds.map((kind) => ({
      key: `kind-${kind}`,
      text: kindNames[kind],
      remove: () => address.change({ kind: without(kinds, kind) }),
    })),
  ];
  return (
    <RemovablePills
      label={texts.chosen}
      pills={pills}
      removeLabel={texts.remove}
      clearLabel={texts.clear}
      onClear={() => address.change({ section: null, kind: null })}
    />
  );
}
