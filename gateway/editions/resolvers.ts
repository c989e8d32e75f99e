import type { Clock } from '../clock.ts';
import { dayOf, instantOf } from '../dates.ts';
import type { Resolvers, Window } from '../generated/resolvers.ts';
import { type WindowSpan, windowState } from '../windows.ts';

const toWindow = (span: WindowSpan, clock: Clock): Window => ({
  opensAt: instantOf(span.opensAt),
  closesAt: instantOf(span.closesAt),
  state: windowState(span, clock),
});

const hasCome = (instant: string, clock: Clock) => clock.now().getTime() >= Date.parse(instant);

/** The edition served now and the service's clock (rulings R7, R14). */
export const editionResolvers: Resolvers = {
  Query: {
    clock: (_, __, { clock }) => ({ now: clock.now().toISOString(), isDemo: clock.isDemo }),
    currentEdition: (_, __, { edition }) => edition,
  },
  Edition: {
    registrationWindow: (edition, _, { clock }) => toWindow(edition.registrationWindow, clock),
    thesesWindow: (edition, _, { clock }) => toWindow(edition.thesesWindow, clock),
    schoolWindow: (edition, _, { clock }) => toWindow(edition.schoolWindow, clock),
    school: ({ school }) => ({ sectionId: String(school.sectionId), title: school.title }),
    certificatesFrom: (edition) => instantOf(edition.certificatesFrom),
    certificatesAvailable: (edition, _, { clock }) => hasCome(edition.certificatesFrom, clock),
    isOver: (edition, _, { clock }) => dayOf(clock.now()) > edition.endsOn,
    expiredVariant: ({ expiredVariant }, _, { clock }) =>
      expiredVariant && {
        registrationWindow: toWindow(expiredVariant.registrationWindow, clock),
        thesesWindow: toWindow(expiredVariant.thesesWindow, clock),
        certificatesFrom: instantOf(expiredVariant.certificatesFrom),
        certificatesAvailable: hasCome(expiredVariant.certificatesFrom, clock),
      },
  },
};
