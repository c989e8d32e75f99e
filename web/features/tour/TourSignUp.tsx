import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { TourDecision } from '../../generated/types.ts';
import { paths } from '../../lib/paths.ts';
import { tourTexts } from '../../texts/ru/tour.ts';
import { LinkChip } from '../../ui/LinkChip.tsx';
import { TourDialog } from './TourDialog.tsx';
import type { TourSignUp_RegistrationFragment } from './TourSignUp.generated.ts';

interface TourSignUpProps {
  registrations: readonly TourSignUp_RegistrationFragment[];
  excursionOn: string;
  onChanged: () => Promise<unknown>;
}

const { signUp: texts } = tourTexts;
const colors = { ATTENDING: 'green', DECLINED: 'gray' } as const;

/** The registration that carries the answer: the forum's first, which additional talks take it over from (REG-07). */
function firstOf(registrations: readonly TourSignUp_RegistrationFragment[]): TourSignUp_RegistrationFragment | null {
  const byAge = [...registrations].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return byAge.find(({ isSchool }) => !isSchool) ?? null;
}

/** The person's answer about the excursion and the ways to give or change it (TOU-01, TOU-02). */
export function TourSignUp({ registrations, excursionOn, onChanged }: TourSignUpProps) {
  const [asked, setAsked] = useState<TourDecision | null>(null);
  const registration = firstOf(registrations);
  const answer = registration?.tour ?? null;
  return (
    <>
      {registration === null ? (
        <Alert>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{texts.unregistered}</Text>
            <LinkChip to={paths.cabinet}>{texts.toCabinet}</LinkChip>
          </Stack>
        </Alert>
      ) : (
        <Alert role="status" {...(answer === null ? {} : { color: colors[answer] })}>
          {texts.answers[answer ?? 'none']}
        </Alert>
      )}
      <Group gap="sm">
        {answer === 'ATTENDING' ? null : <Button onClick={() => setAsked('ATTENDING')}>{texts.attend}</Button>}
        {answer === 'DECLINED' || registration === null ? null : (
          <Button variant="default" onClick={() => setAsked('DECLINED')}>
            {texts.decline}
          </Button>
        )}
      </Group>
      {asked === null ? null : (
        <TourDialog
          decision={asked}
          registration={registration}
          excursionOn={excursionOn}
          onClose={() => setAsked(null)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
