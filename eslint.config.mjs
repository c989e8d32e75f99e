import graphql from '@graphql-eslint/eslint-plugin';

/** Rules of the schema only; TypeScript is Biome's. graphql-eslint keeps one configuration a process. */
export default [
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/!(schema).graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
          'FieldDefinition[parent.name.value=Query]': { forbiddenPrefixes: ['get', 'query', 'list', 'fetch'] },
          'FieldDefinition[parent.name.value=Mutation]': { forbiddenSuffixes: ['Mutation'] },
        },
      ],
      // Each action has one `input`, and a separate payload that can hold user errors.
      '@graphql-eslint/input-name': ['error', { checkInputType: false, checkQueries: false }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ObjectTypeDefinition, ObjectTypeExtension)[name.value=Mutation] > FieldDefinition > :not([kind=NonNullType]).gqlType',
          message: 'A mutation always answers: X{Payload}!',
        },
        {
          selector:
            ':matches(ObjectTypeDefinition, ObjectTypeExtension)[name.value=Mutation] > FieldDefinition > .gqlType > .gqlType:not([name.value=/Payload$/])',
          message: 'A mutation answers with a payload, {Name}Payload',
        },
      ],
      '@graphql-eslint/no-scalar-result-type-on-mutation': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/unique-enum-value-names': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/unique-type-names': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
];
