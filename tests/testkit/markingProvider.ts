import { callPaths } from '../../schema/generated/callPaths.ts';
import { individual, type MisbehavingProvider, registration, startMisbehavingProvider } from './misbehavingProvider.ts';

/** A person of the marking provider; moderators see all records. */
export interface MarkedPerson {
  id: number;
  isModerator: boolean;
  /** The token that is valid now. */
  token: string;
}

export type MarkingProvider = Awaited<ReturnType<typeof startMarkingProvider>>;

const dead = { status: 401, body: { detail: 'Недопустимый токен.' } };
const secret = (id: number) => `secret${id}x`;
const record = (id: number) => `record${id}x`;

/**
 * Starts a provider with three participants, a moderator and a conf_admin, whose answers are marked with their reader:
 * `secret<id>x` is in data that only the person may read, `record<id>x` in data that moderators may read about the person. If
 * a call that needs no token carries one, the owner's secret is in the public answer.
 */
export async function startMarkingProvider() {
  const provider = await startMisbehavingProvider();
  const people: MarkedPerson[] = [1, 2, 3, 4, 5].map((id) => ({ id, isModerator: id > 3, token: '' }));
  const rightsOf = ({ id, isModerator }: MarkedPerson) =>
    isModerator ? (id === 4 ? 'moderator' : 'conf_admin') : 'user';
  let tokens = 0;
  const giveToken = (person: MarkedPerson) => {
    tokens += 1;
    person.token = `token-${tokens}`;
  };
  const ownerOf = (headers: { authorization?: string | undefined }) =>
    people.find(({ token }) => headers.authorization === `Token ${token}`) ?? null;

  type Seen = Parameters<Extract<Parameters<MisbehavingProvider['on']>[1], (...given: never[]) => unknown>>[0];
  const own = (act: (person: MarkedPerson, seen: Seen) => object) => (seen: Seen) => {
    const person = ownerOf(seen.headers);
    return person === null ? dead : act(person, seen);
  };
  /** The answer of a call that needs no token; a token that comes with it leaves its mark. */
  const open = (make: (mark: string) => object) => (seen: Seen) => {
    const person = ownerOf(seen.headers);
    return { body: { data: [make(person === null ? '' : secret(person.id))] } };
  };
  const mine = ({ id }: MarkedPerson) =>
    registration({ id: 1_000 + id, comments: secret(id), org_comment: secret(id), section_choice_id: 26 });
  const seenByModerators = ({ id }: MarkedPerson) => ({
    ...registration({ id: 1_000 + id, comments: record(id) }),
    user_descr: `Участник ${id} ${record(id)}`,
    phone_number: record(id),
    email: `${record(id)}@example.org`,
  });

  provider
    .on(
      `GET ${callPaths.getAccount}`,
      own((person, { query }) => ({
        body:
          query.id === undefined
            ? { id: person.id }
            : {
                id: person.id,
                username: `${secret(person.id)}@example.org`,
                profiles: [
                  {
                    individual: {
                      ...individual,
                      id: 70 + person.id,
                      last_name: secret(person.id),
                      phone_number: secret(person.id),
                      other_org_descr: secret(person.id),
                    },
                    role: [{ access_rights: rightsOf(person) }],
                  },
                ],
              },
      })),
    )
    .on(`POST ${callPaths.login}`, ({ body }) => {
      const person = people.find(({ id }) => body.includes(`person${id}@`));
      if (person === undefined) return { status: 400, body: { detail: 'Неверный E-mail или пароль.' } };
      if (person.token === '') giveToken(person);
      return { body: { token: person.token, user: person.id } };
    })
    .on(
      `GET ${callPaths.listSections}`,
      // Every signed-in caller may see these, and no visitor (ruling R28).
      own(() => ({
        body: { data: [{ id: 26, name: 'member0x', is_active: true, is_public: true, is_speaker: true }] },
      })),
    )
    .on(
      `GET ${callPaths.listRegistrations}`,
      own((person) => ({ body: { data: [mine(person)] } })),
    )
    .on(
      `POST ${callPaths.makeRegistration}`,
      own((person) =>
        // Now and then the outcome stays unknown, so that the stored key is used.
        provider.calls.length % 3 === 0
          ? { status: 502, body: '<h1>Bad Gateway</h1>' }
          : { body: { data: mine(person) } },
      ),
    )
    .on(
      `POST ${callPaths.changeRegistration}`,
      own((person) => ({ body: { data: mine(person) } })),
    )
    .on(
      `GET ${callPaths.getCertificate}`,
      own(({ id }) => ({ body: { url: `${provider.url}/media/${secret(id)}.pdf` } })),
    )
    .on(
      `GET ${callPaths.getParticipation}`,
      own((person, { query }) => {
        const requested = people.find(({ id }) => query.id === String(1_000 + id));
        if (requested === undefined) return { status: 404, body: { detail: 'Не найдено.' } };
        // A moderator reads every record, the own one too, in the moderators' form.
        if (person.isModerator) return { body: { data: seenByModerators(requested) } };
        if (requested !== person) return { status: 404, body: { detail: 'Не найдено.' } };
        return { body: { data: { ...mine(person), user_descr: secret(person.id) } } };
      }),
    )
    .on(
      `POST ${callPaths.listParticipations}`,
      own((person) =>
        person.isModerator
          ? { body: { data: people.map(seenByModerators) } }
          : { status: 403, body: { detail: 'Недостаточно прав.' } },
      ),
    )
    .on(
      `GET ${callPaths.listParticipants}`,
      open((mark) => ({ id: 1_001, user_descr: `Участник ${mark}` })),
    )
    .on(
      `GET ${callPaths.listPosters}`,
      open((mark) => ({
        section_confirm_id: 26,
        speak_slot: 1,
        user_descr: `Участник ${mark}`,
        comments: null,
      })),
    )
    .on(
      `GET ${callPaths.listOrganizations}`,
      open((mark) => ({ id: 134, name: `Организация ${mark}` })),
    )
    .on(
      `GET ${callPaths.listPositions}`,
      open((mark) => ({ id: 47, title: `Должность ${mark}` })),
    )
    .on(
      `GET ${callPaths.listAcademicDegrees}`,
      open((mark) => ({ id: 3, title: `Степень ${mark}` })),
    )
    .on(
      `GET ${callPaths.listSchoolStatuses}`,
      open((mark) => ({ id: 2, title: `Статус ${mark}` })),
    );

  return {
    provider,
    people,
    /** Ends the session of a person; the next login makes a new one. */
    endSession(person: MarkedPerson) {
      person.token = '';
    },
    /** Restores the initial state, except for tokens, which never repeat. */
    restart() {
      for (const person of people) {
        person.isModerator = person.id > 3;
        giveToken(person);
      }
    },
  };
}
