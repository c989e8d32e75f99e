/** A planned record as an item to apply. */
const toItem = ({ registration, ...rest }: { registration?: { id: string } }) =>
  registration === undefined ? rest : { registrationId: registration.id, ...rest };

/** Flattens a plan and its rejections into one object; without a plan there are no records. */
export function flatPlan<Plan>({ plan, userErrors }: { plan: object | null; userErrors: object[] }): Plan {
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
