import { sanitize } from 'storybook/internal/csf';

/**
 * Address of a page of this Storybook, relative to the story iframe, so it works under any path.
 */
function pageHref(path: string): string {
  return `./?path=${path}`;
}

/** Address of the documents page of a title, such as `Telas/Conta/Login`. */
export function docsHref(title: string): string {
  return pageHref(`/docs/${sanitize(title)}--docs`);
}

/** Address of one story by its id, such as `componentes-button--default`. */
export function storyHref(id: string): string {
  return pageHref(`/story/${id}`);
}

/** Address of one story without Storybook's interface; the story's own theme has priority. */
export function aloneHref(id: string, theme: 'light' | 'dark'): string {
  return `./iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`;
}
