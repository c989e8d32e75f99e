import { number } from '../../../texts/ru/plural.ts';
import { PlainCheckbox } from '../../../ui/PlainCheckbox.tsx';
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
    <PlainCheckbox
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
