/**
 * Hive Gateway over the provider's contract: Mesh composes the schema from the OpenAPI document, what the document cannot
 * say (an account of an id that another call answers; a page of a list) is added the ways its documentation shows.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { parse } from 'yaml';
import { readSettings } from '../servers/settings.ts';

const { port, providerUrl } = readSettings();

const ignore = () => {};
const log = { log: ignore, debug: ignore, info: ignore, warn: ignore, error: console.error, child: () => log };

/** The contract, but the moderators' list alone where it may be one of two: Mesh makes untyped JSON of either of two lists. */
function contract() {
  const document = parse(readFileSync('schema/provider.openapi.yaml', 'utf8'));
  const list = document.paths['/api/users/user_meeting/list/'].post.responses['200'].content['application/json'];
  list.schema = { $ref: '#/components/schemas/ParticipationList' };
  return JSON.stringify(document);
}

const additionalTypeDefs = `
  extend type getAccount_200_response {
    account: getAccount_200_response @resolveTo(
      sourceName: "Provider"
      sourceTypeName: "Query"
      sourceFieldName: "getAccount"
      requiredSelectionSet: "{ id }"
      sourceArgs: { id: "{root.id}" }
    )
  }
  type ParticipationPage { items: [Participation!]! totalCount: Int! totalPages: Int! }
  extend type ParticipationList { page(page: Int!, pageSize: Int!): ParticipationPage }
`;

const additionalResolvers = {
  ParticipationList: {
    page: {
      selectionSet: '{ data { id user_descr organization type confirm_type is_confirm comments created_at } }',
      resolve: ({ data }, { page, pageSize }) => ({
        items: data.slice((page - 1) * pageSize, page * pageSize),
        totalCount: data.length,
        totalPages: Math.max(1, Math.ceil(data.length / pageSize)),
      }),
    },
  },
};

async function composeSupergraph() {
  const folder = mkdtempSync(join(tmpdir(), 'hive-'));
  try {
    const source = join(folder, 'provider.json');
    writeFileSync(source, contract());
    const sourceHandler = loadOpenAPISubgraph('Provider', {
      source,
      endpoint: providerUrl,
      operationHeaders: { authorization: "{context.headers['authorization']}" },
      ignoreErrorResponses: true,
      selectQueryOrMutationField: [{ type: 'query', fieldName: 'listParticipations' }],
    });
    return await getComposedSchemaFromConfig({ subgraphs: [{ sourceHandler }], additionalTypeDefs }, log);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const runtime = createGatewayRuntime({
  supergraph: await composeSupergraph(),
  additionalResolvers,
  logging: false,
  graphiql: false,
  landingPage: false,
});
const server = createServer(runtime);
server.keepAliveTimeout = 60_000;
server.listen(port, '127.0.0.1');
// It takes the signal to itself and closes what it has open, but the server that it knows nothing of.
process.once('SIGTERM', () => process.exit());
