import type { Context } from '../../context.ts';
import type { RegistrationFile } from '../../graphql/models.ts';
import { extensionOf } from '../../shared/fileFormats.ts';
import { createThesisReader } from './thesisReaders.ts';

/** Shorter than the deadline of an operation. */
const readText = createThesisReader<string[] | null>('readTextTask', 'textMs');

/**
 * The paragraphs of a file; null if it is of another format or cannot be read.
 * @throws GatewayError if the provider does not send the file
 */
export async function readFileText(
  { name, owner }: Pick<RegistrationFile, 'name' | 'owner'>,
  read: () => Promise<Buffer>,
  { log }: Pick<Context, 'log'>,
): Promise<string[] | null> {
  const format = extensionOf(name);
  if (format !== 'docx' && format !== 'pdf') return null;
  const bytes = await read();
  return readText({ format, bytes }, owner).catch((error: Error) => {
    log.info({ component: 'files', format, reason: error.name }, 'the text of a file could not be read');
    return null;
  });
}
