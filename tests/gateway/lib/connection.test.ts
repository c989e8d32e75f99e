import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Connection, type ConnectionArgs, connect } from '../../../gateway/lib/connection.ts';

const letters = (text: string) => [...text];
const page = (rows: string, args: ConnectionArgs) => {
  const { nodes, pageInfo } = connect(letters(rows), args, (row) => row);
  return [nodes.join(''), pageInfo.hasPreviousPage, pageInfo.hasNextPage];
};
const cursor = (rows: string, row: string) =>
  connect(letters(rows), {}, (one) => one).edges.find(({ node }) => node === row)?.cursor ?? '';

describe('a page of a connection', () => {
  it.each<[string, ConnectionArgs, unknown[]]>([
    ['the first rows', { first: 2 }, ['ab', false, true]],
    ['numbered pages', { first: 2, offset: 2 }, ['cd', true, true]],
    ['the last numbered page', { first: 2, offset: 4 }, ['e', true, false]],
    ['nothing past the end', { first: 2, offset: 6 }, ['', true, false]],
    ['rows after a cursor', { first: 2, after: cursor('abcde', 'c') }, ['de', true, false]],
    ['nothing after the last row', { first: 2, after: cursor('abcde', 'e') }, ['', true, false]],
    ['the last rows', { last: 2 }, ['de', true, false]],
    ['rows before a cursor', { last: 2, before: cursor('abcde', 'd') }, ['bc', true, true]],
    ['rows between two cursors', { after: cursor('abcde', 'a'), before: cursor('abcde', 'd') }, ['bc', true, true]],
    ['no rows', { first: 0 }, ['', false, true]],
  ])('holds %s', (_, args, expected) => expect(page('abcde', args)).toEqual(expected));

  it('continues behind the row of the cursor after rows came and went', () => {
    const after = cursor('abcde', 'c');
    expect(page('xyabcde', { after })[0]).toBe('de');
    expect(page('cde', { after })[0]).toBe('de');
    expect(page('abde', { after })[0]).toBe('de');
  });

  it('reads each row once in a loop over cursors', () => {
    const all = letters('abcdefg');
    const read: string[] = [];
    let after: string | null = null;
    for (let round = 0; round < 10; round++) {
      const { nodes, pageInfo }: Connection<string> = connect(all, { first: 3, after }, (row) => row);
      read.push(...nodes);
      after = pageInfo.endCursor ?? after;
      if (!pageInfo.hasNextPage) break;
    }
    expect(read).toEqual(all);
  });

  it('names edges and counts all rows', () => {
    const { edges, totalCount, pageInfo } = connect(letters('abc'), { first: 1, offset: 1 }, (row) => row);
    expect(edges.map(({ node }) => node)).toEqual(['b']);
    expect(totalCount).toBe(3);
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges[0]?.cursor]);
    expect(connect([], {}, String).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each<[ConnectionArgs, string]>([
    [{ first: -1 }, 'first'],
    [{ first: 501 }, 'first'],
    [{ last: 501 }, 'last'],
    [{ first: 1, last: 1 }, 'last'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1, after: cursor('abc', 'a') }, 'after'],
    [{ offset: 1, last: 1 }, 'last'],
    [{ after: 'x' }, 'after'],
    [{ before: '' }, 'before'],
  ])('rejects %j at %s', (args, argument) => {
    const reject = () => connect(letters('abc'), args, (row) => row);
    expect(reject).toThrow(GraphQLError);
    expect(reject).toThrow(expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', argument } }));
  });
});
