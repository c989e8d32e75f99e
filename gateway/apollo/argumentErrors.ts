import type { ApolloServerPlugin } from '@apollo/server';
import { type ASTNode, BREAK, type DocumentNode, type GraphQLError, Kind, visit } from 'graphql';
import type { Context } from '../context.ts';

/** The path of the first argument that contains a node, in graphql-js's form: `input.ids[0]`; null if there is none. */
function argumentOf(document: DocumentNode, isIt: (node: ASTNode) => boolean): string | null {
  let found: string | null = null;
  let place: string[] = [];
  visit(document, {
    enter(node, key) {
      if (node.kind === Kind.ARGUMENT) place = [node.name.value];
      else if (place.length === 0) return undefined;
      else if (node.kind === Kind.OBJECT_FIELD) place.push(`.${node.name.value}`);
      else place.push(typeof key === 'number' ? `[${key}]` : '');
      if (!isIt(node)) return undefined;
      found = place.join('');
      return BREAK;
    },
    leave: () => void place.pop(),
  });
  return found;
}

/** Appends the name of a missing or unknown field: the library's path ends at its input, and only the reason names it. */
function withField(argument: string, reason: string): string {
  const name = /^Field "(?:\w+\.)?(\w+)" (?:of required type|is not defined)/.exec(reason)?.[1];
  return name === undefined || argument.endsWith(`.${name}`) ? argument : `${argument}.${name}`;
}

interface WrongArgument {
  argument: string;
  message: string;
}

/**
 * Describes a variable of the wrong type. The library's message repeats the value, which may be a password, so only the reason
 * and the path are used.
 */
function wrongVariable({ message, originalError }: GraphQLError, document: DocumentNode): WrongArgument | null {
  const name = /^Variable "\$(\w+)"/.exec(message)?.[1];
  if (name === undefined) return null;
  const argument = argumentOf(document, (node) => node.kind === Kind.VARIABLE && node.name.value === name) ?? name;
  const reason = originalError?.message ?? message;
  if (reason === message || !message.endsWith(`; ${reason}`)) return { argument, message };
  const place = / at "([^"\\]+)"$/.exec(message.slice(0, -`; ${reason}`.length))?.[1];
  const path = place?.slice(name.length) ?? '';
  return {
    argument: withField(argument + path, reason),
    message: `Variable "$${name}"${place ? ` at "${place}"` : ''}: ${reason}`,
  };
}

const literals = new Set<string>([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/** Describes a literal of the wrong type, or a variable that is null for an argument that must not be null. */
function wrongValue(error: GraphQLError, document: DocumentNode): WrongArgument | null {
  const [node] = error.nodes ?? [];
  if (node === undefined) return null;
  const isNullVariable = node.kind === Kind.VARIABLE && error.extensions.code === undefined;
  if (!literals.has(node.kind) && !isNullVariable) return null;
  const argument = argumentOf(document, (one) => one === node);
  return argument === null ? null : { argument: withField(argument, error.message), message: error.message };
}

/** Gives every wrong value of an argument one code and the argument's name, whether it is a variable or a literal. */
export const nameArguments: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, document }) {
        if (document === undefined) return;
        for (const error of errors) {
          if (error.extensions.argument !== undefined) continue;
          const isVariables = error.extensions.code === 'BAD_USER_INPUT';
          const wrong = (isVariables ? wrongVariable(error, document) : null) ?? wrongValue(error, document);
          if (wrong === null) continue;
          const extensions = { ...error.extensions, code: 'BAD_USER_INPUT', argument: wrong.argument };
          Object.assign(error, { message: wrong.message, extensions });
        }
      },
    };
  },
};
