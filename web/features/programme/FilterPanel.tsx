import { Chip, Collapse, Fieldset, Group, Stack, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { programmePartTexts } from '#texts/programmeParts.ts';
import { typeset } from '../../lib/typography.ts';
import { useAddress, useProgramme } from './context.ts';
import classes from './FilterPanel.module.css';
import { isChosen, isNarrowed } from './search.ts';

const { filter: texts, search: searchTexts } = programmePartTexts;
const kindNames = programmeTexts.kinds;

interface ChoiceProps {
  label: string;
  values: readonly { value: string; name: string }[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

function Choice({ label, values, chosen, onChange }: ChoiceProps) {
  if (values.length < 2) return null;
  return (
    <Fieldset variant="unstyled" legend={label}>
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        <Group gap="xs">
          {values.map(({ value, name }) => (
            <Chip key={value} value={value} variant="outline" classNames={{ label: classes.chip ?? '' }}>
              {typeset(name)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Fieldset>
  );
}

/** Announces how many sessions the filters leave in the days; a search and a plan have their own numbers. */
function FoundCount() {
  const { days } = useProgramme().timetable.programme;
  const { filter, query, isPlan, shared } = useAddress();
  const isShown = isNarrowed(filter) && query === '' && !isPlan && shared === null;
  const count = days.flatMap(({ items }) => items).filter((session) => isChosen({ session }, filter)).length;
  return (
    <VisuallyHidden role="status">
      {isShown ? (count === 0 ? searchTexts.nothing : searchTexts.found(count, 0, 0)) : null}
    </VisuallyHidden>
  );
}

/** The filters of the programme: its sections and its kinds of sessions. */
export const FilterPanel = memo(function FilterPanel({ expanded }: { expanded: boolean }) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const { sections, days } = timetable.programme;
  const kinds = [...new Set(days.flatMap(({ items }) => items.map(({ kind }) => kind)))].filter((it) => it !== 'BREAK');
  return (
    <>
      <FoundCount />
      <Collapse expanded={expanded}>
        <Stack gap="md">
          <Choice
            label={texts.sections}
            values={sections.map(({ code, title }) => ({ value: code, name: `${code} ${title}` }))}
            chosen={address.filter.sections}
            onChange={(values) => address.change({ section: values.join(',') })}
          />
          <Choice
            label={texts.kinds}
            values={kinds.map((kind) => ({ value: kind, name: kindNames[kind] }))}
            chosen={address.filter.kinds}
            onChange={(values) => address.change({ kind: values.join(',') })}
          />
        </Stack>
      </Collapse>
    </>
  );
});
