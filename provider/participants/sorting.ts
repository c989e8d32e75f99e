type Named = { id: number; first_name: string | null; last_name: string | null; middle_name: string | null };
const russian = new Intl.Collator('ru');
const compare = (a: string | null, b: string | null) => russian.compare(a ?? '', b ?? '');

/** Sorts here, because the database's order of Russian letters depends on the server's locale. */
export const sortByName = <T extends Named>(people: T[]): T[] =>
  people.sort(
    (a, b) =>
      compare(a.last_name, b.last_name) ||
      compare(a.first_name, b.first_name) ||
      compare(a.middle_name, b.middle_name) ||
      a.id - b.id,
  );
