import { Checkbox } from '@mantine/core';
import { number } from '#texts/plural.ts';
import classes from './FilterChoiceBox.module.css';

interface FilterChoiceBoxProps {
  label: string;
  /** Records that have the value; null while that is not known. */
  count: number | null;
  checked: boolean;
  onChange: () => void;
}

/** A value of a filter with its count. */
export function FilterChoiceBox({ label, count, checked, onChange }: FilterChoiceBoxProps) {
  return (
    <Checkbox
      size="sm"
      checked={checked}
      onChange={onChange}
      label={
        <>
          {label} {count === null ? null : <span className={classes.count}>{number(count)}</span>}
        </>
      }
    />
  );
}
