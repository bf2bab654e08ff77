/** A file of the API reference. */
export interface ReferenceFile {
  /** Content type with its charset. */
  type: string;
  body: string;
}

/** The files of the API reference by name; null for any other name. Only Node can read them. */
export type Reference = (name: string) => ReferenceFile | null;
