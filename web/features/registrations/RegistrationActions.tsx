import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import { BlockableButton } from '../../ui/BlockableButton.tsx';
import type { CardAction } from './actions.ts';
import type { CabinetEdition } from './edition.ts';
import classes from './RegistrationCard.module.css';

/** How a document's button looks on the card. */
export interface DocumentLook {
  isMain: boolean;
  isBlocked: boolean;
  /** Id of the reason where it is blocked. */
  describedBy: string | undefined;
}

/** The buttons of the documents, which are another area's. */
export type DocumentButtons = Record<'invitation' | 'certificate', (look: DocumentLook) => ReactNode>;

interface RegistrationActionsProps {
  actions: CardAction[];
  edition: CabinetEdition;
  documents: DocumentButtons;
  onFiles: () => void;
  onConfirm: () => void;
}

const { actions: texts, reasons } = registrationTexts;

function reasonText({ kind, blockedBy }: CardAction, edition: CabinetEdition): string | null {
  switch (blockedBy) {
    case null:
      return null;
    case 'formatFirst':
      return kind === 'confirm' ? reasons.formatFirst.confirm : reasons.formatFirst.invitation;
    case 'forumIsOver':
      return kind === 'confirm'
        ? reasons.forumIsOver.confirm(dayInWords(edition.endsOn))
        : reasons.forumIsOver.invitation;
    case 'certificateLater':
      return reasons.certificateLater(formatDay(edition.certificatesFrom));
    default:
      return reasons[blockedBy];
  }
}

/** What can be done with a registration: one main action, then the others; each blocked one with its reason below it. */
export function RegistrationActions({ actions, edition, documents, onFiles, onConfirm }: RegistrationActionsProps) {
  const id = useId();
  const button = ({ kind, isMain, blockedBy }: CardAction, describedBy: string | undefined) => {
    const isBlocked = blockedBy !== null;
    if (kind === 'invitation' || kind === 'certificate') return documents[kind]({ isMain, isBlocked, describedBy });
    const act = kind === 'files' ? onFiles : onConfirm;
    return (
      <BlockableButton
        fullWidth
        variant={isMain ? 'filled' : 'default'}
        isBlocked={isBlocked}
        aria-describedby={describedBy}
        onClick={() => (isBlocked ? undefined : act())}
      >
        {texts[kind]}
      </BlockableButton>
    );
  };
  return (
    <ul className={classes.actions} aria-label={texts.label}>
      {actions.map((action) => {
        const reason = reasonText(action, edition);
        const reasonId = reason === null ? undefined : `${id}-${action.kind}`;
        return (
          <li key={action.kind}>
            {button(action, reasonId)}
            {reason === null ? null : (
              <Text size="xs" mt={6} className={classes.reason} id={reasonId}>
                {reason}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
