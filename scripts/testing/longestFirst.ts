import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files of the last group's projects, slowest first: started last, they would run while a core is idle. */
const longest = [
  'tests/looks/moderatorScreens.test.ts',
  'tests/looks/publicPages.test.ts',
  'tests/journeys/cabinet.test.ts',
  'tests/journeys/moderators.test.ts',
  'tests/journeys/withoutExtensions.test.ts',
  'tests/journeys/offline.test.ts',
  'tests/journeys/visitor.test.ts',
  'tests/process/start.test.ts',
  'tests/process/gateway.test.ts',
  'tests/deploy/topology.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const at = longest.indexOf(relative(process.cwd(), moduleId));
  return at < 0 ? longest.length : at;
};

/**
 * Starts the longest files of a project first, also in a fresh clone, where vitest knows no durations. Projects follow one
 * another: a worker that meets a file of another project ends, with its modules and its browser.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
