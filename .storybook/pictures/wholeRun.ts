/** The properties of a test file that the reporter reads, as in Vitest's `TestModule`. */
export interface RanFile {
  project: {
    name: string;
    globTestFiles(): Promise<{ testFiles: readonly string[] }>;
    vitest: { config: { testNamePattern?: RegExp | undefined } };
  };
  /** Whether no test of the file failed. */
  ok(): boolean;
}

/** The story files of the run. */
export function storyFiles<File extends RanFile>(files: readonly File[]): File[] {
  return files.filter(({ project }) => project.name.startsWith('stories'));
}

/** Whether all story files ran, with all their stories, and none failed. */
export async function isWholeRun(stories: readonly RanFile[]): Promise<boolean> {
  const [first] = stories;
  if (first === undefined || first.project.vitest.config.testNamePattern !== undefined) return false;
  const { testFiles } = await first.project.globTestFiles();
  return testFiles.length === stories.length && stories.every((file) => file.ok());
}
