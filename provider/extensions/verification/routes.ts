import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../../schema/callerNetwork.ts';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mostCharacters } from '../../../schema/limits.ts';
import type { Database } from '../../database/open.ts';
import { toMoscowDay } from '../../dates.ts';
import { schoolOf, talkOf } from '../../documents/facts.ts';
import { numberOf } from '../../documents/issue.ts';
import { selectSources } from '../../documents/queries.ts';
import { whyUnavailable } from '../../documents/rules.ts';
import { notFound } from '../../http/rejections.ts';
import { read, text } from '../../http/validation.ts';
import { fullName } from '../../people.ts';
import type { Services } from '../../services.ts';

const verification = z.object({ code: text(mostCharacters.documentCode) });

/** A code as people may type it: with small letters, spaces or dashes. */
const normalCode = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** An issued document by its printed code, with its registration, which may be cancelled by now. */
async function findByCode(db: Database, code: string) {
  const document = await db.selectFrom('documents').selectAll().where('code', '=', code).executeTakeFirst();
  if (!document) return null;
  const source = await selectSources(db).where('participations.id', '=', document.participation_id).executeTakeFirst();
  return source ? { document, source } : null;
}

export function verificationRoutes(app: FastifyInstance, { db, clock, throttle }: Services): void {
  /** Answers only what the document prints, and no name once the document is no longer valid. */
  app.get(callPaths.verifyDocument, { config: { access: 'open' } }, async (request) => {
    throttle.take({ documentChecksFromAddress: networkOf(request.ip) });
    const { code } = read(verification, request.query);
    const found = await findByCode(db, normalCode(code));
    if (!found) throw notFound();
    const { document, source } = found;
    // An erased person's document stays valid without the name.
    const isCurrent = source.is_active || source.erased_at !== null;
    const isValid = isCurrent && whyUnavailable[document.kind](source, clock.now()) === null;
    return {
      data: {
        kind: document.kind,
        is_valid: isValid,
        number: numberOf(source.year, document),
        issued_on: toMoscowDay(document.issued_at),
        user_descr: isValid ? fullName(source) : null,
        event: schoolOf(source) ?? source.forum,
        talk: isValid && source.erased_at === null ? talkOf(source) : null,
        starts_on: source.starts_on,
        ends_on: source.ends_on,
      },
    };
  });
}
