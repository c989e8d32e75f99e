/** How files are sent: fetched with the first of them, because most visitors send none. */
import type { BaseHttpLink } from '@apollo/client/link/http';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { uploadFetch } from './uploadFetch.ts';

/** The end of the chain for an operation that carries a file. */
export const createUploadLink = (options: BaseHttpLink.Options): UploadHttpLink =>
  new UploadHttpLink({ ...options, fetch: uploadFetch });
