/** A file that the API reference is made of. */
export interface ReferenceFile {
  /** Content type with its charset. */
  type: string;
  body: string;
}

/** The files of the API reference by name; null for any other name. Only Node can read them. */
export type Reference = (name: string) => ReferenceFile | null;
