import { expect, it, vi } from 'vitest';
import { ViewerDocument } from '../../../web/features/accounts/session/Viewer.generated.ts';
import { createApolloClient } from '../../../web/lib/apollo.ts';
import { CabinetDocument } from '../../../web/screens/Cabinet.generated.ts';
import { ThesesDocument } from '../../../web/screens/Theses.generated.ts';
import { ServiceClockDocument } from '../../../web/ui/service/ServiceClock.generated.ts';
import { schemaTransport } from '../../testkit/render.tsx';
import { cabinetQuery } from '../cabinet/cabinetData.ts';

it('stores one edition and one clock for all queries, and loses none of their fields', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const clock = () => ({ now: '2025-09-15T09:00:00.000Z', isDemo: true });
  const client = createApolloClient({ transport: schemaTransport({ Query: { ...cabinetQuery(), clock } }) });
  for (const query of [CabinetDocument, ThesesDocument, ServiceClockDocument]) await client.query({ query });
  const stored = client.extract() as Record<string, object | undefined>;
  expect(stored['Edition:{"year":2025}']).toMatchObject({
    hasCertificates: false,
    thesesWindow: { state: 'OPEN' },
    thesesRules: null,
  });
  expect(stored['ServiceClock:{}']).toMatchObject({ isDemo: true });
  expect(client.readQuery({ query: CabinetDocument })).not.toBeNull();
  expect(complain).not.toHaveBeenCalled();
});

it('ACC-19 keeps what it knows of the person if a later read of the account fails', async () => {
  const person = { id: '7', email: null, displayName: 'Примеров Пример', isModerator: true, profile: null };
  const viewer = vi.fn((): object => person);
  const client = createApolloClient({ transport: schemaTransport({ Query: { viewer } }) });
  const read = () => client.query({ query: ViewerDocument, errorPolicy: 'all', fetchPolicy: 'network-only' });
  await read();
  viewer.mockReturnValue({ ...person, displayName: null, isModerator: null });
  await read();
  expect(client.readQuery({ query: ViewerDocument })).toMatchObject({
    viewer: { displayName: 'Примеров Пример', isModerator: true },
  });
});
