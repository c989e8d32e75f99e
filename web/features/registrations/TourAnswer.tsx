import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TourDecision } from '../../generated/types.ts';
import { paths } from '../../lib/paths.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';

interface TourAnswerProps {
  answer: TourDecision | null;
  /** Whether it can still be given or changed. */
  isOpen: boolean;
}

const { tourDecisions, tourUnanswered, tourNotAnswered, tourOver, tourSignUp, tourChange } = registrationTexts.card;

/** The answer about the excursion, with a button to change it or the reason why it is closed (TOU-02). */
export function TourAnswer({ answer, isOpen }: TourAnswerProps) {
  const unanswered = isOpen ? tourUnanswered : tourNotAnswered;
  return (
    <>
      {answer === null ? unanswered : tourDecisions[answer]}
      {'. '}
      {isOpen ? (
        <Anchor component={Link} to={paths.tour} underline="always">
          {answer === null ? tourSignUp : tourChange}
        </Anchor>
      ) : (
        tourOver
      )}
    </>
  );
}
