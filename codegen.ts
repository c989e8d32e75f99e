import type { CodegenConfig } from '@graphql-codegen/cli';

/** Scalars as both sides see them: ids and dates are strings on the wire and in the code. */
const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  URL: 'string',
  EmailAddress: 'string',
  HTML: 'string',
};

const gatewayScalars = { ...scalars, Upload: { input: '../lib/scalars.ts#IncomingUpload', output: 'never' } };

/** Types whose parents are models of gateway/graphql/models.ts, by the same name. */
const mappedTypes = [
  'Viewer',
  'Profile',
  'Registration',
  'RegistrationFile',
  'Participant',
  'RegistrationList',
  'DocumentVerification',
  'HistoryEntry',
  'AttendanceRecord',
  'AudienceMember',
  'Person',
  'Organization',
  'Position',
  'AcademicDegree',
  'SchoolStatus',
  'Edition',
  'EditionPage',
  'Programme',
  'ProgrammeTalk',
  'ProgrammeItem',
  'PosterGroup',
  'PosterList',
  'FieldChange',
];

const config: CodegenConfig = {
  schema:
    'schema/{base,accounts,profile,registrations,files,documents,references,participants,people,attendance,mailings,editions,programme,posters}.graphql',
  documents: ['web/**/*.graphql', '!web/explorer/**'],
  ignoreNoDocuments: true,
  generates: {
    // The merged contract: a reviewer reads its diff, and the check compares it with the release.
    'schema/schema.graphql': {
      plugins: [{ add: { content: '# Generated from the files beside it: npm run codegen' } }, 'schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'gateway/generated/types.ts': {
      plugins: ['typescript'],
      config: {
        useTypeImports: true,
        importExtension: '.ts',
        enumsAsTypes: true,
        strictScalars: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null | undefined',
        scalars: gatewayScalars,
      },
    },
    // A mapper names what a parent really is, so that a mis-mapped resolver does not compile. These types know the context;
    // they are apart from the schema's so that what the context imports can use those without a cycle.
    'gateway/graphql/generated/resolvers.ts': {
      plugins: [
        { add: { content: "import type * as Types from '../../generated/types.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        namespacedImportName: 'Types',
        contextType: '../../context.ts#Context',
        useTypeImports: true,
        importExtension: '.ts',
        enumsAsTypes: true,
        strictScalars: true,
        avoidOptionals: { field: true },
        scalars: gatewayScalars,
        mapperTypeSuffix: 'Parent',
        mappers: Object.fromEntries(mappedTypes.map((name) => [name, `../models.ts#${name}`])),
      },
    },
    // The enums and inputs that the page's operations use, once for all of them.
    'web/generated/types.ts': {
      plugins: ['typescript-operations'],
      config: {
        generateOperationTypes: false,
        enumsAsTypes: true,
        scalars: { ...scalars, Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
      },
    },
    'web/generated/possibleTypes.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    // What anyone may run: the page's operations, and those that are published for tools.
    'gateway/generated/trustedTexts.ts': {
      documents: 'schema/operations/*.graphql',
      plugins: ['./scripts/codegen/trustedTexts.ts'],
      config: { published: 'schema/operations' },
    },
    'web/': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'generated/types.ts',
        importTypesNamespace: 'Types',
        folder: '',
      },
      plugins: ['typescript-operations', './scripts/codegen/reactApollo.ts'],
      config: {
        importSchemaTypesFrom: './web/generated/types.ts',
        scalars: { ...scalars, Upload: 'File' },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client/react',
        withResultType: false,
        withMutationFn: false,
        withMutationOptionsType: false,
        dedupeFragments: true,
        documentMode: 'documentNode',
      },
    },
  },
};

export default config;
