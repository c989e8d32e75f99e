import type { Schemas } from '../http/contract.ts';
import { toInstant } from './instants.ts';

export type AttendanceRecord = ReturnType<typeof toAttendanceRecord>;

export const toAttendanceRecord = (wire: Schemas['AttendanceRecord']) => ({
  /** In an audience, the id of the registration; null if the provider sends none. */
  id: wire.id ?? null,
  sectionId: wire.section_id ?? null,
  sectionName: wire.section_descr ?? null,
  arrivedAt: toInstant(wire.created_at),
  fullName: wire.user_descr || null,
  organisation: wire.organisation ?? null,
  organizationId: wire.organization_id ?? null,
  otherOrganization: wire.other_org_descr ?? null,
});
