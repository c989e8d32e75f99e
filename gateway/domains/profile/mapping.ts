import type { Gender } from '../../generated/types.ts';
import type { FieldsOf, FormOf } from '../../provider/http/requests.ts';

export const genderOf = (isFemale: boolean | null | undefined): Gender | null =>
  typeof isFemale === 'boolean' ? (isFemale ? 'FEMALE' : 'MALE') : null;

export const photoFields = { img: ['file'], name: ['file'], id: ['file'] } satisfies FieldsOf<FormOf<'uploadPhoto'>>;
