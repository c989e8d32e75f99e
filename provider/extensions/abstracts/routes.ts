import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { countRows } from '../../database/count.ts';
import { answerLink, type ExportKind, yearOf } from '../../exports/answerLink.ts';
import { byField } from '../../http/rejections.ts';
import { id, read } from '../../http/validation.ts';
import { listSections } from '../../registrations/queries.ts';
import type { Services } from '../../services.ts';
import { exportsTexts } from '../../texts/exports.ts';
import { referencesTexts } from '../../texts/references.ts';
import { selectTalks } from './abstracts.ts';
import { openAbstracts } from './zip.ts';

export const abstracts: ExportKind = {
  kind: 'abstracts',
  name: 'Тезисы.zip',
  mediaType: 'application/zip',
  disposition: 'attachment',
  count: (db, source) => countRows(db, selectTalks(db, source)),
  open: openAbstracts,
};

const abstractsRequest = z.object({ meeting_id: id, section_id: id.nullable() });

export function abstractRoutes(app: FastifyInstance, services: Services): void {
  app.post(callPaths.exportAbstracts, { config: { access: 'moderator' } }, async (request) => {
    const { meeting_id, section_id } = read(abstractsRequest, request.body);
    const year = await yearOf(services.db, meeting_id);
    const section = (await listSections(services.db, meeting_id)).find((candidate) => candidate.id === section_id);
    if (section_id !== null && !section) throw byField({ section_id: [referencesTexts.unknownSection] });
    return answerLink(services, request, abstracts, {
      meeting_id,
      section_id,
      view: `Тезисы ${year}: ${section?.name ?? exportsTexts.allSections} (zip)`,
      empty: exportsTexts.noTalks,
    });
  });
}
