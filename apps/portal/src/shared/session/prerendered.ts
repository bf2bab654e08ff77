let finish: () => void = () => undefined;

/** State of the prerendered HTML until the page has mounted. */
export const prerendered = {
  /** The HTML is a frame: the page of a member while it loads, without data. */
  isFrame: false,
  /** Resolves when the page has mounted. Its first render must match the HTML, so answers wait. */
  mounted: Promise.resolve(),
  /** Records that prerendered HTML is shown. */
  start(isFrame: boolean): void {
    prerendered.isFrame = isFrame;
    prerendered.mounted = new Promise((resolve) => (finish = resolve));
  },
  /** Records that the page has mounted. */
  finish: (): void => finish(),
};
