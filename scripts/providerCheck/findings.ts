import type { OperationId } from '../../gateway/provider/http/contract.ts';
import { isObject } from '../../gateway/provider/http/problems.ts';
import { mediaPartOf } from '../../gateway/provider/media/mediaLinks.ts';
import { rowsOf } from './deviations.ts';

const recordsOf = (answers: unknown[]) => answers.flatMap((answer) => rowsOf(answer) ?? []).filter(isObject);

/** The contract's fields with links to files. */
const linkFields = new Set(['photo', 'file', 'file_pdf', 'exp_file', 'url']);

/** Every link to a file in an answer. */
export function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (linkFields.has(key) && inner !== '' ? [inner] : []) : linksOf(inner),
  );
}

export interface FilePlaces {
  providerUrl: string;
  mediaUrls: readonly string[];
}

/** The folder of a link below its host, without the file's own folders and name. */
function folderOf(link: string, { providerUrl }: FilePlaces): string {
  if (!URL.canParse(link, providerUrl)) return 'a link that is no address';
  const { origin, pathname } = new URL(link, providerUrl);
  return `${origin}/${pathname.split('/')[1] ?? ''}/`;
}

/** Folders with their number of files; those that no setting allows come first. */
export function filesOf(links: string[], places: FilePlaces): { allowed: string[]; elsewhere: string[] } {
  const count = (chosen: string[]) => {
    const folders = new Map<string, number>();
    for (const link of chosen) folders.set(folderOf(link, places), (folders.get(folderOf(link, places)) ?? 0) + 1);
    return [...folders].map(([folder, files]) => `${folder} (${files})`);
  };
  const isAllowed = (link: string) => mediaPartOf(link, places) !== null;
  return { allowed: count(links.filter(isAllowed)), elsewhere: count(links.filter((link) => !isAllowed(link))) };
}

/** Fields of records with ids, and the list that has the names for them. */
const references: [call: OperationId, field: string, list: OperationId, names: string[]][] = [
  ['listParticipants', 'organization_id', 'listOrganizations', ['organisation', 'other_org_descr']],
  ['listParticipations', 'organization_id', 'listOrganizations', ['organisation', 'other_org_descr']],
  ['listParticipations', 'section_choice_id', 'listSections', []],
  ['listParticipations', 'section_confirm_id', 'listSections', []],
  ['listRegistrations', 'section_choice_id', 'listSections', []],
  ['listIndividuals', 'organization', 'listOrganizations', []],
];

/** Ids without a name in the record that no list of the provider names either. */
export function unnamedIds(answers: ReadonlyMap<OperationId, unknown[]>): Map<OperationId, string[]> {
  const found = new Map<OperationId, string[]>();
  for (const [call, field, list, names] of references) {
    const rows = recordsOf(answers.get(call) ?? []);
    const listed = answers.get(list);
    const known = listed === undefined ? null : new Set(recordsOf(listed).map(({ id }) => id));
    const withId = rows.filter((row) => row[field] !== null && row[field] !== undefined && row[field] !== 0);
    const lacksName = (row: Record<string, unknown>) => names.every((name) => (row[name] ?? '') === '');
    const nameless = names.length === 0 ? [] : withId.filter(lacksName);
    const unknown = known === null ? [] : withId.filter((row) => !known.has(row[field]));
    const texts = [
      ...(nameless.length > 0 ? [`${field} without ${names[0]} in ${nameless.length} of ${rows.length} rows`] : []),
      ...(unknown.length > 0 ? [`${field} that ${list} lacks in ${unknown.length} of ${rows.length} rows`] : []),
    ];
    if (texts.length > 0) found.set(call, [...(found.get(call) ?? []), ...texts]);
  }
  return found;
}
