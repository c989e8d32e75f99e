import { requirementsOf, type Schemas, schemaOf } from './contract.ts';

/** A part of the contract that a provider may lack. */
export type ExtensionName = Schemas['ExtensionName'];

/** Every name, in the contract's order. */
export const extensionNames = (schemaOf('ExtensionName') as { enum: ExtensionName[] }).enum;

export const isExtensionName = (name: string): name is ExtensionName =>
  (extensionNames as readonly string[]).includes(name);

/** The known names of a list whose required extensions are in the list, too. */
export const withRequirements = (names: readonly string[]): ExtensionName[] =>
  names.filter(isExtensionName).filter((name) => requirementsOf(name).every((required) => names.includes(required)));

/** The requirements that a list of names does not meet, in words. */
export const missingRequirements = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    requirementsOf(name)
      .filter((required) => !names.includes(required))
      .map((required) => `${name} requires ${required}`),
  );
