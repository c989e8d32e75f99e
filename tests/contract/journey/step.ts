import { expect } from 'vitest';
import type { Caller, GraphqlAnswer, TestGateway } from '../../testkit/gateway.ts';
import type { TestProvider } from '../../testkit/provider.ts';

type Who = 'person' | 'moderator' | 'newcomer';

/** The specified values of one call, written by hand, and whose token it carries. */
export interface Sent {
  to: string;
  token: Who | undefined;
  query?: object;
  body?: object;
  /** Values that extensions add. */
  added: object | undefined;
}

/** A call with the values of its query or, if it has one, of its body. */
export const sent = (to: string, token?: Who, values?: object, added?: object): Sent => {
  const part = values && (/^(GET|DELETE) /.test(to) ? { query: values } : { body: values });
  return { to, token, ...part, added };
};

/** One action of a person in the portal, and the calls that it makes first. */
export interface Step {
  title: string;
  act(): Promise<unknown>;
  sends(): Sent[];
}

export const step = (title: string, act: Step['act'], sends: Step['sends'] = () => []): Step => ({ title, act, sends });

/** The people of the journey, the ids that its steps learn, and how they act. */
export function startJourney(provider: TestProvider, gateway: TestGateway) {
  const callers: Record<Who, Caller> = { person: {}, moderator: {}, newcomer: {} };
  const ids = { individual: 0, talk: 0, poster: 0, school: 0, file: 0 };

  const succeeded = ({ data, errors }: GraphqlAnswer) => {
    expect(errors).toEqual([]);
    const rejections = Object.values(data ?? {}).flatMap((value) => (value as { userErrors?: [] })?.userErrors ?? []);
    expect(rejections).toEqual([]);
    return data as Record<string, unknown>;
  };
  return {
    provider,
    gateway,
    callers,
    ids,
    succeeded,
    query: async (text: string, by?: Who) => succeeded(await gateway.graphql(text, {}, by && callers[by])),
    async mutate(name: string, fields: string, input: object, by?: Who) {
      const selection = `${fields} userErrors { code message field }`;
      const data = succeeded(await gateway.mutate(name, input, selection, by && callers[by]));
      return data[name] as Record<string, { id: string }>;
    },
    /** The input of an action on the talk. */
    ofTalk: (more: object = {}) => ({ registrationId: `Registration:${ids.talk}`, ...more }),
  };
}

export type Journey = ReturnType<typeof startJourney>;
