import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { programmeTexts } from '#texts/programme.ts';
import { useProgramme } from './context.ts';
import { usePlanned } from './planStore.ts';

/** Adds a session or a talk to the personal plan, or removes it. */
export function PlanStar({ slug, name }: { slug: string; name: string }) {
  const { timetable } = useProgramme();
  const [isChosen, toggle] = usePlanned(timetable.programme.year, slug);
  const label = isChosen ? programmeTexts.plan.remove(name) : programmeTexts.plan.add(name);
  const Icon = isChosen ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={isChosen ? 'purple' : 'gray'}
      size="lg"
      aria-label={label}
      aria-pressed={isChosen}
      title={isChosen ? programmeTexts.plan.removeShort : programmeTexts.plan.addShort}
      onClick={toggle}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
