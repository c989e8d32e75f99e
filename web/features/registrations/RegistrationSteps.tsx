import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { registrationTexts } from '#texts/registrations.ts';
import classes from './RegistrationSteps.module.css';
import type { Step } from './steps.ts';

const { label, names, states } = registrationTexts.steps;

function Mark({ state, number }: { state: Step['state']; number: number }) {
  if (state === 'done') return <IconCheck size={16} stroke={3} />;
  return state === 'missed' ? <IconMinus size={16} stroke={3} /> : number;
}

/** Where a registration is on its way; a list, so that it is read in order, with the current step marked. */
export function RegistrationSteps({ steps }: { steps: Step[] }) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={state}
          {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
        >
          <span className={classes.mark} aria-hidden>
            <Mark state={state} number={index + 1} />
          </span>
          <span className={classes.name}>{names[name]}</span>
          <VisuallyHidden>, {states[state]}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
