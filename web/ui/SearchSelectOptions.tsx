import { type Ref, useDeferredValue, useEffect, useRef } from 'react';
import { commonTexts } from '../texts/ru/common.ts';
import dropdownClasses from './Dropdown.module.css';
import classes from './SearchSelect.module.css';

/** One choice of a list. */
export interface Choice {
  value: string;
  label: string;
}

/** Choices under a heading; null for none. */
export interface ChoiceGroup {
  group: string | null;
  items: readonly Choice[];
}

interface SearchSelectOptionsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly ChoiceGroup[];
  /** They are not there yet. */
  isLoading: boolean;
  /** What the labels must hold. */
  search: string;
  value: string | null;
  /** Id of the choice that the arrow keys stand on. */
  active: string | null;
  /** The list stands above its field. */
  isAbove: boolean;
  /** What names the list: the field's label, or the same words. */
  name: { 'aria-labelledby': string } | { 'aria-label': string };
  onChoose: (value: string) => void;
}

/** So many choices are rendered with the list; more of them than are in sight. */
const FIRST = 20;

const isGroup = (option: Choice | ChoiceGroup): option is ChoiceGroup => 'items' in option;

/** Choices without groups are one group without a name. */
export function groupsOf(options: readonly Choice[] | readonly ChoiceGroup[] | null): readonly ChoiceGroup[] {
  const all: readonly (Choice | ChoiceGroup)[] = options ?? [];
  const groups = all.filter(isGroup);
  return groups.length > 0
    ? groups
    : [{ group: null, items: all.filter((option): option is Choice => !isGroup(option)) }];
}

/** The groups with the choices that match the typed text, limited in total. */
function found(groups: readonly ChoiceGroup[], search: string, most: number): ChoiceGroup[] {
  const text = search.trim().toLowerCase();
  let left = most;
  return groups.flatMap(({ group, items }) => {
    const matching = items.filter(({ label }) => label.toLowerCase().includes(text)).slice(0, left);
    left -= matching.length;
    return matching.length === 0 ? [] : [{ group, items: matching }];
  });
}

/** The choices of an open list. Plain elements: a component of the library for each would take a phone half a second. */
export function SearchSelectOptions(props: SearchSelectOptionsProps) {
  const { ref, id, groups, isLoading, value, active, isAbove, name, onChoose } = props;
  const search = useDeferredValue(props.search);
  const isWhole = useDeferredValue(true, false);
  const chosen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWhole) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [isWhole]);
  const shown = found(groups, search, isWhole ? Number.POSITIVE_INFINITY : FIRST);
  const draw = (choice: Choice) => {
    const isChosen = choice.value === value;
    const choiceId = `${id}-${choice.value}`;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves through the list and chooses by keyboard
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active choice
      <div
        key={choice.value}
        ref={isChosen ? chosen : null}
        id={choiceId}
        role="option"
        aria-selected={isChosen}
        className={classes.option}
        data-active={choiceId === active || undefined}
        onClick={() => onChoose(choice.value)}
      >
        <span>{choice.label}</span>
      </div>
    );
  };
  return (
    // A press in the list leaves the focus in the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it
    <div
      className={`${dropdownClasses.dropdown} ${classes.dropdown}`}
      data-above={isAbove}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.length === 0 ? (
        <p className={classes.empty} role="status">
          {isLoading ? commonTexts.loading : commonTexts.nothingFound}
        </p>
      ) : null}
      <div {...name} ref={ref} id={id} role="listbox" className={classes.options} tabIndex={-1}>
        {shown.map(({ group, items }) =>
          group === null ? (
            items.map(draw)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a part of the list, not of the form
            <div key={group} role="group" aria-label={group}>
              <div className={classes.group} aria-hidden>
                {group}
              </div>
              {items.map(draw)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
