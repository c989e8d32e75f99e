import { atEnd } from '../../testkit/atEnd.ts';
import { openGateway } from '../../testkit/portal.ts';
import { type SampleEditions, sampleEditions } from '../../testkit/sampleEdition.ts';

/** Starts a gateway that serves the sample editions that `write` makes, without a provider. */
export async function serveEditions(write: (editions: SampleEditions) => Promise<void>) {
  const editions = await sampleEditions();
  atEnd(editions.remove);
  await write(editions);
  const gateway = await openGateway({ providerUrl: 'http://127.0.0.1:9', editionsFolder: editions.folder });
  async function edition(year: number, fields: string): Promise<Record<string, unknown>> {
    const data = await gateway.read(`{ edition(year: ${year}) { ${fields} } }`);
    return data?.edition as Record<string, unknown>;
  }
  return { gateway, edition };
}
