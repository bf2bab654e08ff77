/**
 * Values of a text: an object with formatted values (dates as `dd/mm/yyyy`, money as `R$
 * 1.234,56`), named after their placeholders in the specification, such as `{reason}`.
 */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;
