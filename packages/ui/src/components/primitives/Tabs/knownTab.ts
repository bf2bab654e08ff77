/** The selected tab: the requested one, or the first when it does not exist. */
export function knownTab(values: readonly string[], asked: string | null | undefined): string {
  const [first = ''] = values;
  return values.find((value) => value === asked) ?? first;
}
