import { expect, it, vi } from 'vitest';
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
