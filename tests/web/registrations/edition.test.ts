import { describe, expect, it } from 'vitest';
import { editionAt, editionOf, schoolEditionOf } from '../../../web/features/registrations/edition.ts';
import type { RegistrationArea_EditionFragment } from '../../../web/features/registrations/RegistrationArea.generated.ts';
import { closedFrom, lastDay } from '../../../web/lib/windowDays.ts';
import { edition, windowIn } from '../cabinet/cabinetData.ts';

/** The later dates of the older cabinet. */
function expiredWindowsIn(state: 'UPCOMING' | 'OPEN') {
  const late = { opensAt: '2025-09-29T21:00:00.000Z', closesAt: '2025-10-22T21:00:00.000Z', state };
  const certificatesFrom = '2025-10-26T21:00:00.000Z';
  return { registrationWindow: late, thesesWindow: late, certificatesFrom, hasCertificates: false };
}

describe('the edition of a variant', () => {
  it('CAB-06 has its own dates, no excursion and no T-shirt', () => {
    const expiredWindows = expiredWindowsIn('OPEN');
    const data = { ...edition, expiredWindows, confirmationDueOn: '2025-10-09' } as RegistrationArea_EditionFragment;
    expect(editionOf(data, { isOlder: true })).toMatchObject({
      ...expiredWindows,
      confirmationDueOn: null,
      tourOn: null,
      asksTshirt: false,
    });
    expect(editionOf(data, { isOlder: false })).toMatchObject({
      confirmationDueOn: '2025-10-09',
      tourOn: '2025-10-21',
      asksTshirt: true,
    });
  });

  it.each([
    ['2025-09-15T09:00:00Z', 'OPEN', 'UPCOMING', false],
    ['2025-10-01T20:59:59.999Z', 'OPEN', 'OPEN', false],
    ['2025-10-01T21:00:00Z', 'CLOSED', 'OPEN', false],
    ['2025-10-24T21:00:00Z', 'CLOSED', 'CLOSED', true],
  ])(
    'FIL-07 CAB-03 at %s of the service’s clock its windows are %s, the late ones %s',
    (now, state, lateState, given) => {
      // As the service answered long before.
      const data = { ...edition, expiredWindows: expiredWindowsIn('UPCOMING') } as RegistrationArea_EditionFragment;
      expect(editionAt(data, Date.parse(now))).toMatchObject({
        registrationWindow: { state },
        thesesWindow: { state },
        schoolWindow: { state },
        hasCertificates: given,
        expiredWindows: { thesesWindow: { state: lateState }, hasCertificates: false },
      });
      expect(editionAt(data, null)).toBe(data);
    },
  );

  it.each([
    ['2025-10-09T20:59:59.999Z', false, false, false],
    ['2025-10-09T21:00:00Z', true, false, false],
    ['2025-10-21T20:59:59.999Z', true, false, false],
    ['2025-10-21T21:00:00Z', true, true, false],
    ['2025-10-25T20:59:59.999Z', true, true, false],
    ['2025-10-25T21:00:00Z', true, true, true],
  ])(
    'FIL-07 at %s the day for confirming has passed: %s, the excursion: %s, the forum: %s',
    (now, isConfirmationOverdue, isTourOver, isOver) => {
      const data = { ...edition, confirmationDueOn: '2025-10-09' } as RegistrationArea_EditionFragment;
      expect(editionAt(data, Date.parse(now))).toMatchObject({ isConfirmationOverdue, isTourOver, isOver });
      const without = editionAt({ ...data, confirmationDueOn: null, tourOn: null }, Date.parse(now));
      expect(without).toMatchObject({ isConfirmationOverdue: false, isTourOver: false });
    },
  );

  it("REG-13 uses the school's window for the school, and has no questions", () => {
    const data = editionOf({ ...edition, schoolWindow: windowIn('OPEN') } as RegistrationArea_EditionFragment, {
      isOlder: false,
    });
    expect(
      schoolEditionOf({ ...data, registrationWindow: { ...data.registrationWindow, state: 'CLOSED' } }),
    ).toMatchObject({
      registrationWindow: { state: 'OPEN' },
      tourOn: null,
      asksTshirt: false,
    });
  });
});

describe('days of a window', () => {
  it('CAB-03 REG-09 names the last open day and the first closed one in Moscow time', () => {
    const midnightOf2October = '2025-10-01T21:00:00.000Z';
    expect(lastDay(midnightOf2October)).toBe('1\u00a0октября\u00a02025');
    expect(closedFrom(midnightOf2October)).toBe('02.10.2025');
  });
});
