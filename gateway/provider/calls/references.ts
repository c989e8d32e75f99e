import type { ProviderClient } from '../http/client.ts';
import { toOrganization, toSection, toTitled } from '../records/references.ts';

/** API-08: all sections of a meeting, inactive and non-public ones too. */
export const listSections = async (client: ProviderClient, meetingId: number) =>
  (await client.call('listSections', 'SectionList', { query: { id: meetingId } })).data.map(toSection);

/** API-22. */
export const listAcademicDegrees = async (client: ProviderClient) =>
  (await client.call('listAcademicDegrees', 'TitledList')).data.map(toTitled);

/** API-23. */
export const listPositions = async (client: ProviderClient) =>
  (await client.call('listPositions', 'TitledList')).data.map(toTitled);

/** API-24. */
export const listSchoolStatuses = async (client: ProviderClient) =>
  (await client.call('listSchoolStatuses', 'TitledList')).data.map(toTitled);

/** API-25. */
export const listOrganizations = async (client: ProviderClient) =>
  (await client.call('listOrganizations', 'OrganizationList')).data.map(toOrganization);
