import { describe, expect, it } from 'vitest';
import { knowAnswers } from '../bench/peers/compare.ts';
import { comparePeers } from '../bench/peers/figures.ts';
import { inOurWords, type Peer, peersOf, proxy } from '../bench/peers/peers.ts';
import { compareCosts } from '../bench/peers/rounds.ts';

const short = { warmUpMs: 50, rounds: 2, roundMs: 150, participations: 600 };

/** Our client and the servers' own ways are both among these. */
const chosen = (peers: Peer[], ...names: string[]) =>
  peers.filter(({ name }) => names.some((it) => name.startsWith(it)));

describe('the benchmark beside others', () => {
  it('asks every kind of peer for the cabinet, and their answers are equal', async () => {
    const peers = chosen(peersOf.cabinet, 'plain', 'Apollo', 'GraphQL Yoga, fetch', 'this');
    const { ratios } = await comparePeers('cabinet', { ...short, peers });
    expect(ratios.map(({ name }) => name)).toEqual(peers.map(({ name }) => name));
  }, 120_000);

  it('asks for a page of a list that is kept, that changes and that is read whole', async () => {
    const peers = chosen(peersOf.list, 'plain', 'GraphQL Yoga, our', 'this');
    const { ratios } = await comparePeers('list', { ...short, peers });
    expect(ratios).toHaveLength(5);
  }, 120_000);
});

describe('its figures', () => {
  it('are ratios to the proxy of the same round, the median with its range', () => {
    const costs = new Map([
      [proxy.name, [1, 2, 4]],
      ['other', [2, 8, 32]],
    ]);
    const { ratios, proxySpread } = compareCosts(costs);
    expect(ratios[1]).toEqual({ name: 'other', median: 1 / 4, from: 1 / 8, to: 1 / 2, cpuMs: 8 });
    expect(proxySpread).toBe(4);
  });

  it('do not come about where answers differ or fail', () => {
    const known = knowAnswers();
    known.check('first', 'page 1', '{"data":{"items":[{"id":"1"}]}}');
    known.check('second', 'page 1', '{"data":{"items":[{"id":"1"}]},"extensions":{"cost":1}}');
    known.check('second', 'page 2', '{"data":{"items":[]}}');
    expect(() => known.check('third', 'page 1', '{"data":{"items":[{"id":"2"}]}}')).toThrow('third');
    expect(() => known.check('third', 'page 1', '{"errors":[{"message":""}]}')).toThrow('errors');
    const partly = '{"data":{"items":[{"id":"1"}]},"errors":[{"message":""}]}';
    expect(() => known.check('third', 'page 1', partly)).toThrow('errors');
  });

  it('compare what a peer with names of its own answers in ours', () => {
    const toOurs = (data: unknown) => inOurWords({ server: 'hive' }, 'list', data);
    const text = (user_descr: string) => {
      const record = { id: 7, type: 2, confirm_type: 0, is_confirm: '_0', created_at: '2025-09-01T00:00:00.000Z' };
      const items = [{ ...record, comments: '', user_descr, organization: '' }];
      return JSON.stringify({ data: { listParticipations: { page: { items, totalCount: 1, totalPages: 1 } } } });
    };
    const registration = {
      requestedFormat: 'SPEAKER',
      confirmedFormat: null,
      title: null,
      createdAt: '2025-09-01T00:00:00.000Z',
    };
    const record = { status: 'AWAITING_FORMAT', registration };
    const items = [{ id: '7', fullName: 'Примеров Пример', organizationName: null, record }];
    const known = knowAnswers();
    known.check('ours', 'page 1', JSON.stringify({ data: { participants: { totalCount: 1, totalPages: 1, items } } }));
    expect(() => known.check('hive', 'page 1', text('Примеров Пример'), toOurs)).not.toThrow();
    expect(() => known.check('hive', 'page 1', text('Образцов Пример'), toOurs)).toThrow('hive');
  });
});
