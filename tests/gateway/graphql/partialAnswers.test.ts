import { getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../gateway/apollo/schema.ts';
import { providerLimits } from '../../../gateway/provider/http/limits.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { type GraphqlAnswer, startGateway } from '../../testkit/gateway.ts';
import { startLosingProxy } from '../../testkit/losingProxy.ts';
import { samplePortal } from '../../testkit/portal.ts';
import { talk } from '../../testkit/samples.ts';
import { wholeSelection } from '../../testkit/wholeSelection.ts';

/** Reads the complete graph while one call to the provider fails: only the fields that need its answer are null. */
const { provider, moderator } = await samplePortal();
const id = `Registration:${await provider.register(moderator.token, talk({ comment: 'Доклад' }))}`;

const args: Record<string, string> = {
  edition: 'year: 2025',
  node: `id: "${id}"`,
  nodes: `ids: ["${id}"]`,
  registration: `id: "${id}"`,
  documentVerification: 'code: "ABCDEFGHJKMNPQRS"',
  previewDecision: `input: { registrationId: "${id}", confirmedFormat: SPEAKER, confirmedSectionId: "Section:27",
    seen: { isConfirmed: false } }`,
};

const schema = createSchema('http://localhost');

/** A field with all fields below it. @throws for a field with a required argument that this test does not know */
function question(typeName: string, name: string, depth: number): string {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${typeName} has no ${name}`);
  const given = args[name];
  if (given === undefined && field.args.some(isRequiredArgument)) throw new Error(`${name} needs arguments here`);
  const named = getNamedType(field.type);
  const hasFields = isObjectType(named) || isInterfaceType(named);
  return `${name}${given === undefined ? '' : `(${given})`} ${hasFields ? wholeSelection(field.type, depth) : ''}`;
}

const fieldsOf = (typeName: string) => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** A list without pages is too expensive at the depth of the others. */
const depths: Record<string, number> = { registrations: 2 };

/** An edition has too many fields for one operation, so each field is read in a separate one. */
const questions = fieldsOf('Query').flatMap(({ name, type }) => {
  if (getNamedType(type).name !== 'Edition') return [`{ ${question('Query', name, 3)} }`];
  if (name !== 'edition') return [];
  const fields = fieldsOf('Edition').filter((field) => getNamedType(field.type).name !== 'Edition');
  return fields.map(
    (field) => `{ edition(year: 2025) { year ${question('Edition', field.name, depths[field.name] ?? 3)} } }`,
  );
});

/** The calls of the contract that queries make, by their paths. */
const reads = [
  callPaths.getAccount,
  callPaths.listSections,
  callPaths.getParticipation,
  callPaths.getParticipationHistory,
  callPaths.previewLetters,
  callPaths.listParticipants,
  callPaths.listPosters,
  callPaths.listRegistrations,
  callPaths.listIndividuals,
  callPaths.exportAttendance,
  callPaths.listAcademicDegrees,
  callPaths.listPositions,
  callPaths.listSchoolStatuses,
  callPaths.listOrganizations,
];

/** A gateway that has read the list of participants shows it while the provider fails. */
const isKept = (path: string) => path === callPaths.listParticipants;

/** A gateway on which no failure has a consequence for the questions after it. */
async function openGateway() {
  const proxy = await startLosingProxy(provider.url);
  const gateway = await startGateway({
    providerUrl: proxy.url,
    clock: provider.clock,
    providerLimits: {
      retry: { ...providerLimits.retry, most: 0 },
      breaker: { ...providerLimits.breaker, failures: Number.POSITIVE_INFINITY },
    },
    operationCostPerMinute: 10_000_000,
  });
  afterAll(async () => {
    await gateway.close();
    await proxy.close();
  });
  return { proxy, gateway };
}
const opened = await openGateway();

/** The answers to questions while a call is lost, and which of `reads` each question called. */
async function readAll(lost: string[], asked: string[]): Promise<{ answer: GraphqlAnswer; calls: string[] }[]> {
  const { proxy, gateway } = lost.some(isKept) ? await openGateway() : opened;
  proxy.lose();
  // The token is verified before the call is lost.
  await gateway.read('{ viewer { isModerator } }', {}, moderator);
  proxy.lose(...lost);
  const found: { answer: GraphqlAnswer; calls: string[] }[] = [];
  for (const text of asked) {
    const before = reads.map(proxy.requestsTo);
    const answer = await gateway.graphql(text, {}, moderator);
    found.push({ answer, calls: reads.filter((path, at) => proxy.requestsTo(path) > (before[at] ?? 0)) });
  }
  return found;
}

/** The value at a path; undefined if a field above it is null. */
const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step], data);

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;

/** The differences between an answer and the complete one: paths of fields and of leaves. */
function differences(
  before: unknown,
  after: unknown,
  path: (string | number)[] = [],
): { place: string; isLostLeaf: boolean }[] {
  if (isLeaf(before) || isLeaf(after)) {
    return Object.is(before, after) ? [] : [{ place: path.join('.'), isLostLeaf: isLeaf(before) && after === null }];
  }
  const names = new Set([...Object.keys(before as object), ...Object.keys(after as object)]);
  return [...names].flatMap((name) => differences((before as never)[name], (after as never)[name], [...path, name]));
}

const whole = await readAll([], questions);
/** Only these can get another answer: the gateway remembers nothing but the list of participants. */
const questionsBehind = (path: string) =>
  isKept(path) ? questions : questions.filter((_, at) => whole[at]?.calls.includes(path));
const answerTo = new Map(whole.map(({ answer }, at) => [questions[at], answer]));

/** A failed preview does not block the decision: a field of the answer reports it. */
const saidByField = ['previewDecision.preview.letter', 'previewDecision.preview.isLetterFailed'];

describe('while one call fails', () => {
  it('nothing is null without a failure', () => {
    expect([...answerTo].flatMap(([text, { errors }]) => errors.map((error) => [text, error]))).toEqual([]);
  });

  it.each(reads)('only the fields behind %s are null', async (path) => {
    const asked = questionsBehind(path);
    const answers = await readAll([path], asked);
    let failures = 0;
    for (const [at, { answer }] of answers.entries()) {
      const { data, errors } = answer;
      const places = errors.map((error) => error.path ?? []);
      failures += places.length;
      // A failed field is null itself, and its siblings stay.
      for (const place of places) expect([place, valueAt(data, place) ?? null]).toEqual([place, null]);
      // The description of such a leaf says that it is null without an error: texts of a list that could not be read.
      const before = answerTo.get(asked[at])?.data;
      const lost = differences(before, data).filter(
        // Each read of the list has another time.
        ({ place, isLostLeaf }) => !isLostLeaf && !place.endsWith('.registrations.readAt'),
      );
      const named = new Set([
        ...places.map((place) => place.join('.')),
        ...saidByField,
        ...(data === null ? [''] : []),
      ]);
      failures += lost.filter(({ place }) => saidByField.includes(place)).length;
      expect(lost.map(({ place }) => place).filter((place) => !named.has(place))).toEqual([]);
    }
    expect(failures).toBeGreaterThan(0);
  });
});
