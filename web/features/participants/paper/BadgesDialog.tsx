import { Button, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { deskPaperTexts } from '#texts/deskPaper.ts';
import { typeset } from '../../../lib/typography.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { PrintSheet } from '../../../ui/page/PrintSheet.tsx';
import type { DeskRow } from '../model/deskStore.ts';
import classes from './BadgesDialog.module.css';

const texts = deskPaperTexts.badges;
const ON_A_SHEET = 10;
/** Sizes of a name in points, from the usual one to one in which everything fits. */
const letters = [18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4];

/** Makes the letters of each text smaller until it fits its badge. The sheets are invisible except on paper and here. */
function fitTexts(sheets: HTMLElement): void {
  const hidden = sheets.parentElement;
  if (hidden === null) return;
  hidden.style.display = 'block';
  let open = [...sheets.querySelectorAll<HTMLElement>('[data-fits]')];
  for (const letter of letters) {
    for (const text of open) text.style.setProperty('--letter', `${letter}pt`);
    // Sizes are set first and read afterwards, so that the browser lays the page out once for each size.
    open = open.filter(
      ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        scrollHeight > clientHeight || scrollWidth > clientWidth,
    );
  }
  for (const text of open) text.style.overflowWrap = 'anywhere';
  hidden.style.removeProperty('display');
}

interface BadgesDialogProps {
  rows: readonly DeskRow[];
  year: number;
  onClose: () => void;
}

/** Labels on A4 sheets with a number each, in the order of the rows. */
function Badges({ rows, year }: Pick<BadgesDialogProps, 'rows' | 'year'>) {
  const sheets = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sheets.current !== null) fitTexts(sheets.current);
  }, []);
  const starts = rows.map((_, at) => at).filter((at) => at % ON_A_SHEET === 0);
  return (
    <div ref={sheets} className={classes.sheets}>
      {starts.map((start) => (
        <div key={start} className={classes.sheet}>
          {rows.slice(start, start + ON_A_SHEET).map(({ id, fullName, organization }, at) => (
            <div key={id} className={classes.badge}>
              <div className={classes.text} data-fits>
                <strong>{fullName}</strong>
                <span>{typeset(organization?.name ?? '')}</span>
              </div>
              <span className={classes.number}>{texts.number(year, start + at + 1)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Prints badges with name and organisation. */
export function BadgesDialog({ rows, year, onClose }: BadgesDialogProps) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Dialog opened onClose={onClose} title={texts.title}>
      <Stack gap="md">
        <Text>{texts.lead(rows.length, Math.ceil(rows.length / ON_A_SHEET))}</Text>
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        <DialogActions onLeave={onClose} leaveLabel={deskPaperTexts.close}>
          <Button disabled={rows.length === 0} loading={isPrinting} onClick={() => setPrinting(true)}>
            {texts.print}
          </Button>
        </DialogActions>
      </Stack>
      {isPrinting ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <Badges rows={rows} year={year} />
        </PrintSheet>
      ) : null}
    </Dialog>
  );
}
