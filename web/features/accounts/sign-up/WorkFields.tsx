import { Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { accountsTexts } from '#texts/accounts.ts';
import { personTexts } from '#texts/person.ts';
import { OtherChoice } from '../../../ui/form/OtherChoice.tsx';
import { ReferenceSelect } from '../../../ui/form/ReferenceSelect.tsx';
import type { SignUpValues } from './signUpForm.ts';
import type { Lists } from './useChoices.ts';

interface WorkFieldsProps {
  form: UseFormReturnType<SignUpValues>;
  /** Null until they are loaded. */
  lists: Lists | null;
}

const { isOtherOrganization, isOtherPosition } = accountsTexts.fields;
const boxes = [
  { of: 'organization', list: 'organizations', name: 'organizationId', label: isOtherOrganization },
  { of: 'position', list: 'positions', name: 'positionId', label: isOtherPosition },
] as const;

/** Organisation, position, academic degree, from the service's lists. A box shows and chooses a list's 'other' (ACC-08). */
export function WorkFields({ form, lists }: WorkFieldsProps) {
  const chosen = { organizationId: form.useWatchValue('organizationId'), positionId: form.useWatchValue('positionId') };
  return (
    <Stack gap="md">
      {boxes.map(({ of, list, name, label }) => {
        // Null where the list has none.
        const otherId = lists?.other[name];
        const isOther = (id: string) => id !== '' && id === otherId;
        return (
          <OtherChoice key={of} form={form} of={of} options={lists?.choices[list] ?? []} required isOther={isOther}>
            {otherId === null ? null : (
              <Checkbox
                size="sm"
                label={label}
                checked={isOther(chosen[name])}
                disabled={otherId === undefined}
                onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? (otherId ?? '') : '')}
              />
            )}
          </OtherChoice>
        );
      })}
      <ReferenceSelect
        // A select takes no value whose choice comes later.
        key={`${form.key('academicDegreeId')} ${lists === null}`}
        {...form.getInputProps('academicDegreeId')}
        label={personTexts.fields.academicDegree}
        options={lists?.choices.academicDegrees ?? []}
        required
      />
    </Stack>
  );
}
