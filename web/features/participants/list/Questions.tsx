import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { deskListTexts as texts } from '#texts/deskList.ts';
import { number } from '#texts/plural.ts';
import { changedView, type DeskView, wholeList, writeView } from '../model/address.ts';
import { questionNames } from '../model/questions.ts';
import classes from './DeskTable.module.css';
import type { DeskRows } from './useDeskRows.ts';

interface QuestionsProps {
  view: DeskView;
  answers: DeskRows['answers'];
  /** Shows the addresses of the people that the chosen question finds: the reminder to them. */
  onAddresses: () => void;
}

/** The standing questions as links with counts; the chosen one leads back to the whole list. */
export function Questions({ view, answers, onAddresses }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the questions are a line that scrolls.
  useEffect(() => {
    if (view.question) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [view.question]);
  const shown = questionNames.filter((name) => name === view.question || (answers.get(name)?.size ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <Group ref={list} component="nav" aria-label={texts.questionsLabel} gap={4} className={classes.questions ?? ''}>
      {shown.map((name) => {
        const isChosen = name === view.question;
        return (
          <Button
            key={name}
            component={Link}
            to={{ search: writeView(changedView(view, { ...wholeList, question: isChosen ? null : name })) }}
            preventScrollReset
            size="compact-sm"
            variant={isChosen ? 'light' : 'subtle'}
            {...(isChosen && { 'aria-current': true })}
          >
            {`${texts.questions[name]}: ${number(answers.get(name)?.size ?? 0)}`}
          </Button>
        );
      })}
      {view.question === null ? null : (
        <Button size="compact-sm" variant="default" onClick={onAddresses}>
          {texts.addressesOf}
        </Button>
      )}
    </Group>
  );
}
