import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { programmeTexts } from '../../texts/ru/programme.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { PrintSheet } from '../../ui/PrintSheet.tsx';
import { useOpensLater } from '../../ui/useOpensLater.ts';
import { useProgramme } from './context.ts';
import { ProgrammeSheet } from './ProgrammeSheet.tsx';
import { planEntries } from './plan.ts';
import { usePlan } from './planStore.ts';

interface PrintDialogProps {
  opened: boolean;
  title: string;
  lead: string;
  onClose: () => void;
}

const texts = programmeTexts.print;

/** Prints the whole programme or the plan, with talks or without. */
export function PrintDialog({ opened, title, lead, onClose }: PrintDialogProps) {
  const { timetable } = useProgramme();
  const plan = usePlan(timetable.programme.year);
  const [what, setWhat] = useState<'whole' | 'plan'>('whole');
  const [withTalks, setWithTalks] = useState(true);
  const [printing, setPrinting] = useState(false);
  const planned = planEntries(timetable, plan.slugs);
  const chosen = what === 'plan' && planned.length > 0 ? planned : null;
  return (
    <>
      <Dialog opened={useOpensLater(opened)} onClose={onClose} title={texts.title} size="sm">
        <Stack gap="lg">
          {planned.length > 0 ? (
            <Radio.Group
              label={texts.what}
              value={what}
              onChange={(value) => setWhat(value === 'plan' ? 'plan' : 'whole')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="whole" label={texts.whole} />
                <Radio value="plan" label={texts.plan} />
              </Stack>
            </Radio.Group>
          ) : null}
          {chosen === null ? (
            <Checkbox
              label={texts.withTalks}
              checked={withTalks}
              onChange={(event) => setWithTalks(event.currentTarget.checked)}
            />
          ) : null}
          <DialogActions>
            <Button
              onClick={() => {
                onClose();
                setPrinting(true);
              }}
            >
              {texts.start}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <ProgrammeSheet title={title} lead={lead} plan={chosen} withTalks={withTalks} />
        </PrintSheet>
      ) : null}
    </>
  );
}
