import type { Context } from '../../context.ts';
import type { BulkPlan, Edition, PlaceClash, Registration } from '../../graphql/models.ts';
import { moderatorsOnly } from '../../graphql/permissions.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { isBoard, type Placed, type PlacedRegistration, placeOf, posterSessionsOf } from '../../lists/places.ts';
import { moderatorsList } from '../shared/callerList.ts';
import { editionOfMeeting, isOpenToModerators } from '../shared/editionOf.ts';

const toClash = ({ id, fullName, place }: PlacedRegistration): PlaceClash => ({
  id: String(id),
  fullName,
  kind: isBoard(place) ? 'BOARD' : 'SLOT',
});

const groupByPlace = (placedRegistrations: readonly PlacedRegistration[]) =>
  groupBy(placedRegistrations, ({ place }) => place);

/** Reads the registrations that have one of these places; for null, those on every place that several registrations share. */
async function readPlacedRegistrations(
  context: Context,
  { year }: Edition,
  places: readonly string[] | null,
): Promise<PlacedRegistration[]> {
  if (places?.length === 0) return [];
  const { list } = await moderatorsList(context, { year });
  return context.lists.placedRegistrations(list, places);
}

/** A page of the list resolves clashes for each row, so a request reads the places of an edition once. */
const placesOf = oncePer((_: Context) => new Map<number, Promise<Map<string, PlacedRegistration[]>>>());

function readPlacesOnce(context: Context, edition: Edition): Promise<Map<string, PlacedRegistration[]>> {
  const ofRequest = placesOf(context);
  const found = ofRequest.get(edition.year) ?? readPlacedRegistrations(context, edition, null).then(groupByPlace);
  ofRequest.set(edition.year, found);
  return found;
}

/** Other records on the place of this record. */
export async function clashesOf(record: Registration, context: Context): Promise<PlaceClash[]> {
  await moderatorsOnly(context);
  const edition = editionOfMeeting(context, record.meetingId);
  // A record of the caller's own list lacks the fields of the place.
  if (record.meetingId !== edition.meetingId || !('talkSlot' in record)) return [];
  if (!isOpenToModerators(edition, context.clock)) return [];
  if (record.isActive === false) return [];
  const place = placeOf(record, posterSessionsOf(edition));
  if (place === null) return [];
  const placedRegistrations = (await readPlacesOnce(context, edition)).get(place) ?? [];
  return placedRegistrations.filter(({ id }) => id !== record.id).map(toClash);
}

/** Other records on the place that a record would get. */
export async function clashesAfter(
  id: number,
  after: Placed,
  edition: Edition,
  context: Context,
): Promise<PlaceClash[]> {
  const place = placeOf(after, posterSessionsOf(edition));
  const placedRegistrations = await readPlacedRegistrations(context, edition, place === null ? [] : [place]);
  return placedRegistrations.filter((one) => one.id !== id).map(toClash);
}

/** For each record that a plan changes: the other records on its new place, both those that stay and those that move there. */
export const planClashes = oncePer(async ({ rows, edition }: BulkPlan, context: Context) => {
  const moved = rows.flatMap(({ id, fullName, change }) => {
    const place = change?.place ?? null;
    return place === null ? [] : [{ id: Number(id), fullName, place }];
  });
  const changing = new Set(rows.filter(({ change }) => change !== null).map(({ id }) => Number(id)));
  const present = await readPlacedRegistrations(context, edition, [...new Set(moved.map(({ place }) => place))]);
  const registrationsOn = groupByPlace([...present.filter(({ id }) => !changing.has(id)), ...moved]);
  return new Map<string, PlaceClash[]>(
    moved.flatMap(({ id, place }) => {
      const others = (registrationsOn.get(place) ?? []).filter((one) => one.id !== id);
      return others.length === 0 ? [] : [[String(id), others.map(toClash)]];
    }),
  );
});
