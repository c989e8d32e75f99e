import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { programmeTexts } from '#texts/programme.ts';
import { useProgramme } from './context.ts';
import { usePlanned } from './planStore.ts';

interface PlanStarProps {
  slug: string;
  name: string;
  /** Runs before the session or talk is removed from the plan. */
  onRemove?: ((star: Element) => void) | undefined;
}

/** Adds a session or a talk to the personal plan, or removes it. Its name stays, because it announces that it is pressed. */
export function PlanStar({ slug, name, onRemove }: PlanStarProps) {
  const { timetable } = useProgramme();
  const [isChosen, toggle] = usePlanned(timetable.programme.year, slug);
  const Icon = isChosen ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={isChosen ? 'purple' : 'gray'}
      size="lg"
      aria-label={programmeTexts.plan.add(name)}
      aria-pressed={isChosen}
      title={isChosen ? programmeTexts.plan.removeShort : programmeTexts.plan.addShort}
      onClick={({ currentTarget }) => {
        if (isChosen) onRemove?.(currentTarget);
        toggle();
      }}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
