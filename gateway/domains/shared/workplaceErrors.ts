import type { RegisterAccountInput, UserError } from '../../generated/types.ts';
import type { Edition } from '../../graphql/models.ts';
import { atMost, lengths, required, validId } from '../../graphql/validation.ts';

type Workplace = Partial<
  Pick<RegisterAccountInput, 'otherOrganization' | 'otherPosition'> &
    Record<'organizationId' | 'positionId' | 'academicDegreeId', string | null | undefined>
>;

/** Checks organisation, position and degree; 'other' needs a typed name. */
export const workplaceErrors = (input: Workplace, edition: Edition): (UserError | null)[] => [
  validId(input.organizationId, 'organizationId'),
  input.organizationId === String(edition.otherOrganizationId)
    ? required(input.otherOrganization, 'otherOrganization')
    : null,
  atMost(lengths.other, input.otherOrganization, 'otherOrganization'),
  validId(input.positionId, 'positionId'),
  input.positionId === String(edition.otherPositionId) ? required(input.otherPosition, 'otherPosition') : null,
  atMost(lengths.other, input.otherPosition, 'otherPosition'),
  validId(input.academicDegreeId, 'academicDegreeId'),
];
