import { isObjectType } from 'graphql';
import { createSchema } from '../../gateway/apollo/schema.ts';
import type { AccessRole } from '../../gateway/generated/types.ts';
import { accessOf } from '../../gateway/graphql/permissions.ts';

/** The rights that the schema names, by type and field. */
export function readPermissions(): Record<string, Record<string, AccessRole>> {
  const schema = createSchema('http://localhost');
  const rules: Record<string, Record<string, AccessRole>> = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const [name, field] of Object.entries(type.getFields())) {
      const role = accessOf(schema, field);
      if (role !== null) rules[type.name] = { ...rules[type.name], [name]: role };
    }
  }
  return rules;
}
