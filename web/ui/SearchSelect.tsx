import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import dropdownClasses from './Dropdown.module.css';
import { type Choice, type ChoiceGroup, groupsOf, SearchSelectOptions } from './SearchSelectOptions.tsx';
import { useDropdown } from './useDropdown.ts';

interface SearchSelectProps extends Omit<TextInputProps, 'size' | 'value' | 'onChange' | 'defaultValue'> {
  /** Choices, or groups of them; null until they are there. */
  options: readonly Choice[] | readonly ChoiceGroup[] | null;
  value: string | null;
  onChange: (value: string) => void;
}

/**
 * A choice from a long list, found by typing (a combobox with a list, as the ARIA practices have it). The focus stays in
 * the field. The choices are rendered while the list is open, the first ones at once and the others when the browser has
 * time: neither a key nor opening waits for hundreds of them.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { options, value, onChange, onFocus, onBlur, onClick, className, style, flex, ms, ...input } = props;
  const { place, isOpen, isAbove, open, close } = useDropdown();
  const ownId = useId();
  const id = input.id ?? ownId;
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(options), [options]);
  const chosen = useMemo(
    () => groups.flatMap(({ items }) => items).find((choice) => choice.value === value) ?? null,
    [groups, value],
  );
  // Null while nothing is typed: the field then shows the chosen value.
  const [typed, setTyped] = useState<string | null>(null);
  /** Id of the choice that the arrow keys stand on. */
  const [active, setActive] = useState<string | null>(null);
  const leave = () => {
    setTyped(null);
    setActive(null);
    close();
  };
  const choose = (choice: string) => {
    onChange(choice);
    leave();
  };
  const move = (step: 1 | -1) => {
    const choices = [...(list.current?.querySelectorAll('[role=option]') ?? [])];
    const from = choices.findIndex((it) =>
      active === null ? it.getAttribute('aria-selected') === 'true' : it.id === active,
    );
    const next = choices.at((from < 0 && step < 0 ? 0 : from) + step) ?? choices[0];
    next?.scrollIntoView({ block: 'nearest' });
    setActive(next?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (key === 'Enter' && isOpen && active !== null) {
      event.preventDefault();
      document.getElementById(active)?.click();
    } else if (key === 'Escape' && isOpen) {
      // The dialog around the field stays.
      event.stopPropagation();
      leave();
    }
  };
  const listId = `${id}-list`;
  return (
    <TextInput
      {...input}
      {...(flex === undefined ? {} : { flex })}
      {...(ms === undefined ? {} : { ms })}
      id={id}
      className={className}
      role="combobox"
      autoComplete="off"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': listId } : {})}
      {...(isOpen && active !== null ? { 'aria-activedescendant': active } : {})}
      data-mantine-stop-propagation={isOpen || undefined}
      inputContainer={(field) => (
        <div ref={place} className={dropdownClasses.place}>
          {field}
          {isOpen ? (
            <SearchSelectOptions
              ref={list}
              id={listId}
              groups={groups}
              isLoading={options === null}
              search={typed ?? ''}
              value={value}
              active={active}
              isAbove={isAbove}
              name={
                input.label === undefined
                  ? { 'aria-label': input['aria-label'] ?? '' }
                  : { 'aria-labelledby': `${id}-label` }
              }
              onChoose={choose}
            />
          ) : null}
        </div>
      )}
      rightSection={<IconSelector size={18} aria-hidden />}
      rightSectionPointerEvents="none"
      value={typed ?? chosen?.label ?? ''}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        setActive(null);
        open();
      }}
      onFocus={(event) => {
        open();
        onFocus?.(event);
      }}
      onClick={(event) => {
        open();
        onClick?.(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
