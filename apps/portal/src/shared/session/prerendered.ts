let finish: () => void = () => undefined;

/** State of the prerendered HTML until the page has mounted. */
export const prerendered = {
  /** The HTML is the loading state of a member's page, without data. */
  isFrame: false,
  /**
   * Resolves when the page has mounted. Answers wait for it, because the first render must match
   * the HTML.
   */
  mounted: Promise.resolve(),
  /** Records that prerendered HTML is shown. */
  start(isFrame: boolean): void {
    prerendered.isFrame = isFrame;
    prerendered.mounted = new Promise((resolve) => (finish = resolve));
  },
  /** Records that the page has mounted. */
  finish: (): void => finish(),
};
