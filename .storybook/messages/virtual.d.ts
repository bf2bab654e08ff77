/** Provided by plugin.ts: the id of the story that shows each message. */
declare module 'virtual:shown-by' {
  export const shownBy: Readonly<Record<string, string>>;
}
