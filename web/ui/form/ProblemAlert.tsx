import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Problem } from '../../lib/perform.ts';
import { RequestCode } from '../page/RequestCode.tsx';

interface ProblemAlertProps {
  problem: Problem | null;
  /** Advice or further actions below the message. */
  children?: ReactNode;
}

/** Says next to the button why an action failed; it stays after the toast has closed. */
export function ProblemAlert({ problem, children }: ProblemAlertProps) {
  if (problem === null) return null;
  const { message, requestId } = problem;
  return (
    <Alert color="red" p="sm" icon={<IconAlertCircle aria-hidden />} title={message}>
      {children}
      {requestId === null ? null : <RequestCode id={requestId} />}
    </Alert>
  );
}
