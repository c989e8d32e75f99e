import { z } from 'zod';
import type { MeetingsTable } from '../../database/tables.ts';

/** Marks a request from the older variant of the cabinet (CAB-06). */
export const expiredVariant = z.boolean().optional();

/** The meeting with the windows of the requesting cabinet: the older variant may have different ones (R7). */
export const meetingOfCabinet = (
  meeting: MeetingsTable,
  { expired_variant }: { expired_variant?: boolean | undefined },
): MeetingsTable =>
  expired_variant
    ? {
        ...meeting,
        registration_opens: meeting.variant_registration_opens ?? meeting.registration_opens,
        registration_closes: meeting.variant_registration_closes ?? meeting.registration_closes,
        thesis_closes: meeting.variant_thesis_closes ?? meeting.thesis_closes,
      }
    : meeting;
