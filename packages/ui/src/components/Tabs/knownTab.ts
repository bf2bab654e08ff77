/** The tab that is shown: the one asked for, or the first when there is none of that name, as an old link may ask. */
export function knownTab(values: readonly string[], asked: string | null | undefined): string {
  const [first = ''] = values;
  return values.find((value) => value === asked) ?? first;
}
