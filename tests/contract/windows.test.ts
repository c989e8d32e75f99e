import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEditions } from '../../gateway/editions/load.ts';
import { startProvider, type TestProvider } from '../testkit/provider.ts';

const instant = (text: string) => new Date(text).getTime();

describe('the current edition, written down at both services', () => {
  let provider: TestProvider;

  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider?.close());

  it('REG-12 has the same days, windows and school at the gateway and at the reference provider', async () => {
    const { current } = loadEditions();
    const meeting = await provider.database
      .selectFrom('meetings')
      .selectAll()
      .where('is_current', '=', true)
      .executeTakeFirstOrThrow();
    expect({
      id: meeting.id,
      year: meeting.year,
      days: [meeting.starts_on, meeting.ends_on],
      registration: [meeting.registration_opens.getTime(), meeting.registration_closes.getTime()],
      theses: [meeting.registration_opens.getTime(), meeting.thesis_closes.getTime()],
      school: [meeting.school_opens.getTime(), meeting.school_closes.getTime()],
      certificates: meeting.certificates_from.getTime(),
      schoolSection: meeting.school_section_id,
    }).toEqual({
      id: current.meetingId,
      year: current.year,
      days: [current.startsOn, current.endsOn],
      registration: [instant(current.registrationWindow.opensAt), instant(current.registrationWindow.closesAt)],
      theses: [instant(current.thesesWindow.opensAt), instant(current.thesesWindow.closesAt)],
      school: [instant(current.schoolWindow.opensAt), instant(current.schoolWindow.closesAt)],
      certificates: instant(current.certificatesFrom),
      schoolSection: current.school.sectionId,
    });
  });
});
