import { expect } from 'vitest';
import { samplePortal } from '../../../testkit/portal.ts';

export const wish = {
  filter: { requestedFormat: { values: ['LISTENER'], exclude: true } },
  orderBy: [{ field: 'ORGANIZATION', direction: 'DESC' }],
};
const columns = ['ID', 'NAME', 'TITLE', 'PHONE', 'CONFIRMED_FORMAT', 'EFFECTIVE_SECTION', 'TALK_SLOT'];

interface Download {
  url: string;
  fileName: string;
  expiresAt: string;
}

interface Item {
  id: string;
  fullName: string;
  registration: { phone: string | null; talkSlot: number | null; title: string | null };
}

/** A portal with sample data, and how a moderator exports the view above: by an address that the gateway makes. */
export async function openExports() {
  const portal = await samplePortal();

  const address = (form: string, variables: object = {}) =>
    portal.gateway.mutate<{ download: Download }>(
      'createParticipantsDownload',
      { editionId: 'Edition:2025', ...wish, columns, format: form.toUpperCase(), ...variables },
      'download { url fileName expiresAt } userErrors { code field }',
      portal.moderator,
    );

  const open = (url: string) => portal.gateway.open(url, portal.moderator);

  async function load(form: string, variables: object = {}): Promise<Response> {
    const { url, fileName } = (await address(form, variables)).payload.download;
    const answer = await open(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    return answer;
  }

  async function onScreen(): Promise<Item[]> {
    const { edition } = await portal.gateway.read<{ edition: { participants: { nodes: Item[] } } }>(
      `query ($filter: ParticipantFilter, $orderBy: [ParticipantOrder!]!) {
      edition(year: 2025) { participants(filter: $filter, orderBy: $orderBy, first: 500) {
        nodes { id fullName registration { phone talkSlot title } }
      } }
    }`,
      wish,
      portal.moderator,
    );
    return edition.participants.nodes.map((item) => ({ ...item, id: item.id.replace('Participant:', '') }));
  }

  return { ...portal, address, open, load, onScreen };
}
