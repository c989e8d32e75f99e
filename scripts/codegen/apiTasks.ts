import { readFileSync } from 'node:fs';

/** The examples of the explorer that the document shows; tests run each of them against the sample data. */
const tasks = [
  'editions/Editions',
  'programme/Programme',
  'posters/Posters',
  'participants/Participants',
  'registrations/MyRegistrations',
  'registrations/RegisterAsListener',
  'files/MyFiles',
  'participants/AwaitingFormat',
  'attendance/Attendance',
  'exports/ExportParticipants',
];

/** The ten tasks; the first comment of an example is its title. */
export const taskSections = (): string[] =>
  tasks.flatMap((name, at) => {
    const text = readFileSync(`web/explorer/examples/${name}.graphql`, 'utf8');
    const [comment = '', ...operation] = text.trimEnd().split('\n');
    return [`### ${at + 1}. ${comment.replace(/^#\s*/, '')}`, '', '```graphql', ...operation, '```', ''];
  });
