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
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/unique-type-names': 'off',
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
];
