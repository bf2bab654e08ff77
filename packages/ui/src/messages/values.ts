/**
 * What a text with values takes: one object with the named values, written as people read them (dates already
 * `dd/mm/yyyy`, money already `R$ 1.234,56`). The names are the placeholders the specification writes, such as `{reason}`.
 */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;
