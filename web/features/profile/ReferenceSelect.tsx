import { Select, type SelectProps } from '@mantine/core';
import { cabinetTexts } from '../../texts/ru/cabinet.ts';
import { commonTexts } from '../../texts/ru/common.ts';

interface ReferenceSelectProps extends Omit<SelectProps, 'data'> {
  /** Null where the list could not be loaded. */
  options: readonly { id: string; label: string }[] | null;
  /** What the profile holds, shown where the list is missing or does not know it any more; its label may be unknown. */
  saved: { id: string | null; label: string | null | undefined } | null;
}

const MOST_SHOWN = 100;
const { hints, listFailed, savedChoice } = cabinetTexts.profile;

/** A choice from one of the provider's lists. Without its list it still shows what is saved. */
export function ReferenceSelect({ options, saved, ...props }: ReferenceSelectProps) {
  const listed = options ?? [];
  const { id: savedId = null, label: savedLabel } = saved ?? {};
  const isListed = savedId === null || listed.some(({ id }) => id === savedId);
  const all = isListed ? listed : [...listed, { id: savedId, label: savedLabel ?? savedChoice }];
  return (
    <Select
      data={all.map(({ id, label }) => ({ value: id, label }))}
      placeholder={hints.choose}
      nothingFoundMessage={commonTexts.nothingFound}
      limit={MOST_SHOWN}
      allowDeselect={false}
      autoComplete="off"
      {...props}
      {...(options === null ? { disabled: true, description: listFailed } : {})}
    />
  );
}
