import { mostCharacters } from '../../../schema/limits.ts';
import type { UserError } from '../../generated/types.ts';
import { atMost, required, validId } from '../../graphql/validation.ts';

type Text = string | null | undefined;
type Workplace = Partial<
  Record<'organizationId' | 'otherOrganization' | 'positionId' | 'otherPosition' | 'academicDegreeId', Text>
>;

/** Checks the form of organisation, position and degree. */
export const workplaceFormErrors = (input: Workplace): (UserError | null)[] => [
  validId(input.organizationId, 'organizationId'),
  atMost(mostCharacters.otherName, input.otherOrganization, 'otherOrganization'),
  validId(input.positionId, 'positionId'),
  atMost(mostCharacters.otherName, input.otherPosition, 'otherPosition'),
  validId(input.academicDegreeId, 'academicDegreeId'),
];

type Choice = string | number | null | undefined;

/** The organisation or position 'other' needs a typed name. */
export const otherNameError = (
  field: 'otherOrganization' | 'otherPosition',
  [chosen, other]: [chosen: Choice, other: number],
  typed: Text,
) => (String(chosen) === String(other) ? required(typed, field) : null);
