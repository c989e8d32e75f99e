import { isNameAwaited } from '../../lib/sections.ts';
import { registrationTexts } from '../../texts/ru/registrations.ts';
import type { RegistrationCard_RegistrationFragment } from './RegistrationCard.generated.ts';
import classes from './RegistrationCard.module.css';

interface ListeningSectionsProps {
  /** Null where the list of sections could not be read. */
  sections: RegistrationCard_RegistrationFragment['listeningSections'];
}

const { card: texts } = registrationTexts;

/** The sections a person plans to listen to. */
export function ListeningSections({ sections }: ListeningSectionsProps) {
  if (sections === null) return texts.sectionsUnread;
  if (sections.length === 0) return texts.noListening;
  return (
    <ul className={classes.list}>
      {sections.map((section) => (
        <li key={section.id}>
          {section.name ?? (isNameAwaited(section) ? texts.loadingSection : texts.unknownSection)}
        </li>
      ))}
    </ul>
  );
}
