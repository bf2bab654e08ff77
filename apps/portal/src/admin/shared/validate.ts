import { isWebUrl, splitLinks } from '@raiz/api-client/rules';
import { adminFormMessages } from '@raiz/ui/messages/admin';

/** What is wrong with a form, by field; empty when it may be sent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

/** A title is required, and blanks are none (spec, section 5). */
export function titleError(title: string): string | undefined {
  return title.trim() === '' ? adminFormMessages.titleMissing : undefined;
}

/** A position is a whole number from 1 (spec, section 5). */
export function positionError(position: string): string | undefined {
  return /^\s*0*[1-9]\d{0,8}\s*$/.test(position) ? undefined : adminFormMessages.positionTooLow;
}

/** A video link is one http(s) address, or nothing (spec, section 5). */
export function videoUrlError(url: string): string | undefined {
  return url.trim() === '' || isWebUrl(url.trim()) ? undefined : adminFormMessages.videoUrlInvalid;
}

/** Resources are http(s) addresses separated by commas, or nothing (decisions.md, Lessons). */
export function resourceUrlError(urls: string): string | undefined {
  return splitLinks(urls).every(isWebUrl) ? undefined : adminFormMessages.resourceUrlInvalid;
}

/** Only the fields that have an error. */
export function onlyErrors<Field extends string>(errors: Record<Field, string | undefined>): FormErrors<Field> {
  const found: FormErrors<Field> = {};
  for (const field in errors) {
    if (errors[field] !== undefined) found[field] = errors[field];
  }
  return found;
}
