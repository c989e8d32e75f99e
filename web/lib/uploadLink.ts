/** The link that sends files. It loads with the first file, because most visitors send none. */
import type { BaseHttpLink } from '@apollo/client/link/http';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { uploadFetch } from './uploadFetch.ts';

/** The last link of the chain for an operation with a file. */
export const createUploadLink = (options: BaseHttpLink.Options): UploadHttpLink =>
  new UploadHttpLink({ ...options, fetch: uploadFetch });
