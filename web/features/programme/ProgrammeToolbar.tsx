import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPrinter, IconSearch, IconStar } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { programmeTexts } from '#texts/programme.ts';
import { useAddress, useProgramme } from './context.ts';
import classes from './ProgrammeToolbar.module.css';
import { usePlan } from './planStore.ts';

interface ButtonsProps {
  filterOpened: boolean;
  filterId: string;
  planButton: RefObject<HTMLButtonElement | null>;
  onFilter: () => void;
  onPrint: () => void;
  /** The button that jumps to the current session. */
  now: ReactNode;
}

interface ProgrammeToolbarProps extends ButtonsProps {
  text: string;
  onText: (text: string) => void;
}

const { search, filter, plan: planTexts, print } = programmeTexts;

/** Filter, plan, print: a key in the search does not render them. */
const Buttons = memo(function Buttons({ filterOpened, filterId, planButton, onFilter, onPrint, now }: ButtonsProps) {
  const { timetable } = useProgramme();
  const address = useAddress();
  const { slugs } = usePlan(timetable.programme.year);
  const planned = slugs.filter((slug) => timetable.bySlug.has(slug)).length;
  return (
    <Group gap="xs">
      <Button
        size="sm"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        aria-expanded={filterOpened}
        aria-controls={filterId}
        onClick={onFilter}
      >
        {filter.open}
      </Button>
      <Button
        ref={planButton}
        size="sm"
        variant={address.isPlan ? 'light' : 'default'}
        leftSection={<IconStar size={18} stroke={1.6} aria-hidden />}
        rightSection={<span className={classes.count}>{planned > 0 ? planned : ''}</span>}
        aria-pressed={address.isPlan}
        onClick={() => address.change({ view: address.isPlan ? null : 'plan', plan: null, q: null })}
      >
        {planTexts.open}
      </Button>
      <div className={classes.row}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onPrint}
        >
          {print}
        </Button>
        {now}
      </div>
    </Group>
  );
});

/** Above the days: search, filter, plan, print. */
export function ProgrammeToolbar({ text, onText, ...buttons }: ProgrammeToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <TextInput
        type="search"
        size="sm"
        className={classes.search}
        aria-label={search.label}
        placeholder={search.placeholder}
        value={text}
        maxLength={100}
        onChange={(event) => onText(event.currentTarget.value)}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        rightSection={text === '' ? null : <CloseButton aria-label={search.clear} onClick={() => onText('')} />}
      />
      <Buttons {...buttons} />
    </div>
  );
}
