import type { CodegenConfig } from '@graphql-codegen/cli';

const { PORTAL_URL = 'http://localhost:4000', PORTAL_TOKEN } = process.env;

const config: CodegenConfig = {
  schema: [{ [`${PORTAL_URL}/graphql`]: { headers: PORTAL_TOKEN ? { authorization: `Token ${PORTAL_TOKEN}` } : {} } }],
  documents: 'operations/*.graphql',
  generates: {
    'generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        // Documents are strings, so the client needs no GraphQL library at run time.
        documentMode: 'string',
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: {
          Date: 'string',
          DateTime: 'string',
          URL: 'string',
          EmailAddress: 'string',
          HTML: 'string',
          Upload: 'Blob',
        },
      },
    },
  },
};

export default config;
