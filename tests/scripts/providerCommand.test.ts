import { describe, expect, it } from 'vitest';
import { readCommand } from '../../scripts/providerCheck/command.ts';
import { ownEditions } from '../testkit/editions.ts';

describe('the command of `npm run provider:check`', () => {
  const url = 'http://provider.example.org';

  it.each([
    [[], 'The address of the provider is required'],
    [['ftp://provider.example.org'], 'The address of the provider is required'],
    [[url, url], 'The address of the provider is required'],
    [[url, '--meeting', 'x'], '--meeting: the id of a meeting is a number'],
    [[url, '--meeting', '0'], '--meeting: the id of a meeting is a number'],
    [[url, '--write'], '--write needs the token of a test participant'],
    [[url, '--tokn', 'x'], "'--tokn'"],
  ])('rejects %j', (args, message) => expect(() => readCommand(args, {})).toThrow(message));

  it('takes token and addresses of files from the settings, and the current meeting', () =>
    expect(
      readCommand([url, '--write'], { PROVIDER_TOKEN: 't', PROVIDER_MEDIA_URL: 'nonsense https://a.example.org' }),
    ).toMatchObject({
      providerUrl: url,
      token: 't',
      mediaUrls: ['https://a.example.org'],
      meetingId: ownEditions.current.meetingId,
      writes: true,
      isAgreed: false,
    }));
});
