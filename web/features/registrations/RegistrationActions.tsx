import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { registrationTexts } from '#texts/registrations.ts';
import { formatDay } from '../../lib/dates.ts';
import { dayInWords } from '../../lib/windowDays.ts';
import type { CardAction } from './actions.ts';
import type { CabinetEdition } from './edition.ts';
import classes from './RegistrationCard.module.css';

/** Renders the button of a document, which belongs to another feature; `describedBy` is the id of the reason for a block. */
export type RenderDocument = (
  kind: 'invitation' | 'certificate',
  look: { isMain: boolean; isBlocked: boolean; describedBy: string | undefined },
) => ReactNode;

interface RegistrationActionsProps {
  isSchool: boolean;
  actions: CardAction[];
  edition: CabinetEdition;
  renderDocument: RenderDocument;
  onFiles: () => void;
  onConfirm: () => void;
}

const { actions: texts, reasons } = registrationTexts;

function reasonText({ kind, blockedBy }: CardAction, edition: CabinetEdition, isSchool: boolean): string | null {
  switch (blockedBy) {
    case null:
      return null;
    case 'formatFirst': {
      const ofModerator = isSchool ? reasons.moderatorFirst : reasons.formatFirst;
      return kind === 'confirm' ? ofModerator.confirm : ofModerator.invitation;
    }
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

/** The actions on a registration: the main one, then the others; a blocked one shows its reason below. */
export function RegistrationActions(props: RegistrationActionsProps) {
  const { isSchool, actions, edition, renderDocument, onFiles, onConfirm } = props;
  const id = useId();
  const button = ({ kind, isMain, blockedBy }: CardAction, describedBy: string | undefined) => {
    const isBlocked = blockedBy !== null;
    if (kind === 'invitation' || kind === 'certificate')
      return renderDocument(kind, { isMain, isBlocked, describedBy });
    const act = kind === 'files' ? onFiles : onConfirm;
    return (
      <Button
        fullWidth
        variant={isMain ? 'filled' : 'default'}
        data-disabled={isBlocked}
        aria-disabled={isBlocked}
        aria-describedby={describedBy}
        onClick={() => (isBlocked ? undefined : act())}
      >
        {texts[kind]}
      </Button>
    );
  };
  return (
    <ul className={classes.actions} aria-label={texts.label}>
      {actions.map((action) => {
        const reason = reasonText(action, edition, isSchool);
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
