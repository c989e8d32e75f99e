import { type Schemas, schemaOf } from './contract.ts';

/** A part of the contract that a provider may lack. */
export type ExtensionName = Schemas['ExtensionName'];

/** Every name, in the contract's order. */
export const extensionNames = (schemaOf('ExtensionName') as { enum: ExtensionName[] }).enum;

export const isExtensionName = (name: string): name is ExtensionName =>
  (extensionNames as readonly string[]).includes(name);
