/** One story of a test run, and the messages that it has shown. */
export interface StoryRecord {
  /** As in the address of Storybook. */
  id: string;
  title: string;
  name: string;
  /** Whether it played to its end, and so has told what it shows. */
  played: boolean;
  /** Names of the messages that stood there in the end, such as `account.login.failed`. */
  last: ReadonlySet<string>;
  /** Names of those that came and went. */
  passing: ReadonlySet<string>;
}

/** The part of vitest's JSON report that tells about messages; see `.storybook/messages/annotations.ts`. */
interface Report {
  testResults: {
    name: string;
    assertionResults: {
      title: string;
      meta: { storyId?: string; reports?: { type: string; result: MessagesResult }[] };
    }[];
  }[];
}

interface MessagesResult {
  title: string;
  name: string;
  last: string[];
  passing: string[];
}

/** What a run of the story tests has recorded. */
export interface RunRecord {
  /** Paths of the story files that were run, absolute. */
  files: string[];
  /** In the order of the run: within a file, that of its stories. */
  stories: StoryRecord[];
}

/** Reads vitest's JSON report. Throws when it is none. */
export function readReport(json: string): RunRecord {
  const report: Report = JSON.parse(json);
  const stories = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, meta }) => {
      const result = meta.reports?.find(({ type }) => type === 'messages')?.result;
      return {
        id: meta.storyId ?? '',
        title: result?.title ?? '',
        name: result?.name ?? title,
        played: result !== undefined,
        last: new Set(result?.last),
        passing: new Set(result?.passing),
      };
    }),
  );
  return { files: report.testResults.map(({ name }) => name), stories };
}
