import type { Caller, TestGateway } from '../../../testkit/gateway.ts';

/** A planned record as an item to apply. */
const toItem = ({ registration, ...rest }: { registration?: { id: string } }) =>
  registration === undefined ? rest : { registrationId: registration.id, ...rest };

/** Reads a plan and its rejections as one object. */
export async function readPlan<Plan>(
  { gateway, moderator }: { gateway: TestGateway; moderator: Caller },
  name: 'planBulkChange' | 'planBulkUndo' | 'planBoardNumbers',
  input: object,
  fields: string,
): Promise<Plan> {
  const type = `${name.replace('plan', 'Plan')}Input`;
  const answer = await gateway.read<Record<string, Parameters<typeof flatPlan>[0]>>(
    `query ($input: ${type}!) { plan: ${name}(input: $input) { plan { ${fields} } userErrors { field } } }`,
    { input: { editionId: 'Edition:2025', ...input } },
    moderator,
  );
  return flatPlan<Plan>(answer.plan ?? { plan: null, userErrors: [] });
}

/** Without a plan there are no records. */
function flatPlan<Plan>({ plan, userErrors }: { plan: object | null; userErrors: object[] }): Plan {
  const { items, rows, ...counts } = (plan ?? { totalCount: 0, changeCount: 0, items: [], rows: [] }) as {
    items?: { registration?: { id: string } }[];
    rows?: { registration: { id: string } }[];
  };
  return {
    ...counts,
    ...(items && { items: items.map(toItem) }),
    ...(rows && { rows: rows.map(({ registration, ...row }) => ({ id: registration.id, ...row })) }),
    userErrors,
  } as Plan;
}
