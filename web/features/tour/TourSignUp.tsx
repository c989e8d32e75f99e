import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { tourTexts } from '#texts/tour.ts';
import type { TourChoice } from '../../generated/types.ts';
import { paths } from '../../lib/paths.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { LinkChip } from '../../ui/button/LinkChip.tsx';
import { TourDialog } from './TourDialog.tsx';
import type { TourSignUp_RegistrationFragment } from './TourSignUp.generated.ts';

interface TourSignUpProps {
  registrations: readonly TourSignUp_RegistrationFragment[];
  tourOn: string;
  /** Whether its day has passed: the answer can no longer change. */
  isOver: boolean;
  /** Whether a person without a registration can still register. */
  canRegister: boolean;
  onChanged: () => Promise<unknown>;
}

const { signUp: texts } = tourTexts;
const colors = { ATTENDING: 'green', DECLINED: 'gray', UNRECOGNIZED: 'gray' } as const;

/** The registration that the answer is sent with: the first of the forum; all have the same answer (ruling R17). */
function firstOf(registrations: readonly TourSignUp_RegistrationFragment[]): TourSignUp_RegistrationFragment | null {
  const byAge = [...registrations].sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  return byAge.find(({ isSchool }) => !isSchool) ?? null;
}

/**
 * The person's answer about the excursion with buttons to give or change it, or the reason why it is closed (TOU-01,
 * TOU-02).
 */
export function TourSignUp({ registrations, tourOn, isOver, canRegister, onChanged }: TourSignUpProps) {
  const [decision, setDecision] = useState<TourChoice | null>(null);
  const reasonId = useId();
  const registration = firstOf(registrations);
  const answer = registration?.tour ?? null;
  const reason = (
    <Text size="sm" c="dimmed" id={reasonId}>
      {texts.over(dayInWords(tourOn))}
    </Text>
  );
  if (isOver && registration === null) return reason;
  const button = (decision: TourChoice, label: string, variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      data-disabled={isOver}
      aria-disabled={isOver}
      aria-describedby={isOver ? reasonId : undefined}
      onClick={() => (isOver ? undefined : setDecision(decision))}
    >
      {label}
    </Button>
  );
  return (
    <>
      {registration === null ? (
        <Alert>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{canRegister ? texts.unregistered : texts.registrationIsNotOpen}</Text>
            <LinkChip to={paths.cabinet}>{canRegister ? texts.register : texts.toCabinet}</LinkChip>
          </Stack>
        </Alert>
      ) : (
        <Alert role="status" {...(answer === null ? {} : { color: colors[answer] })}>
          {answer === null && isOver ? texts.notAnswered : texts.answers[answer ?? 'none']}
        </Alert>
      )}
      {registration === null ? null : (
        <Group gap="sm">
          {answer === 'ATTENDING' ? null : button('ATTENDING', texts.attend, 'filled')}
          {answer === 'DECLINED' ? null : button('DECLINED', texts.decline, 'default')}
        </Group>
      )}
      {isOver ? reason : null}
      {decision === null ? null : (
        <TourDialog
          decision={decision}
          registration={registration}
          tourOn={tourOn}
          onClose={() => setDecision(null)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
