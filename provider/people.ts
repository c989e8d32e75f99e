type Named = { first_name: string | null; last_name: string | null; middle_name: string | null };

export const fullName = ({ last_name, first_name, middle_name }: Named) =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');
