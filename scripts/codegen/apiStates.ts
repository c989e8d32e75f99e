import {
  activeState,
  isAllowed,
  type RegistrationActionName,
  registrationActions,
  registrationStates,
} from '../../schema/registrationStates.ts';
import { table } from './table.ts';

const states = [
  activeState({ hasFormat: false, isConfirmed: false }),
  activeState({ hasFormat: true, isConfirmed: false }),
  activeState({ hasFormat: true, isConfirmed: true }),
];
const names = Object.keys(registrationActions) as RegistrationActionName[];

/** The cell of an action and a state: the state afterwards, `yes`, `listeners`, or nothing. */
function cell(name: RegistrationActionName, state: (typeof states)[number]): string {
  if (!isAllowed(name, state)) return isAllowed(name, state, true) ? 'listeners' : '';
  const { to } = registrationActions[name];
  return to === null || to === state ? 'yes' : `→ \`${to}\``;
}

/** The states of a registration, and what each role may do in each (schema/registrationStates.ts). */
export const stateTables = (): string[] => [
  '## States of a registration',
  '',
  'A registration starts in `AWAITING_FORMAT`. Windows, files and the rights to the record are checked besides.',
  '',
  ...table(
    ['state', 'meaning'],
    Object.entries(registrationStates).map(([state, meaning]) => [`\`${state}\``, meaning]),
  ),
  ...table(
    ['who', 'action', ...states.map((state) => `\`${state}\``)],
    names.map((name) => {
      const { role, meaning } = registrationActions[name];
      return [role, meaning, ...states.map((state) => cell(name, state))];
    }),
  ),
];
