import { useOf } from '@storybook/addon-docs/blocks';
import { ComponentDocument } from './ComponentDocument.tsx';
import { StateList } from './StateList.tsx';

/**
 * Categories whose stories are complete pages: many at once in one document would share one session and one address.
 */
const pages = /^Telas\//;

/**
 * The document of a file of stories: the components' own with props and code, or for pages a list
 * of their states.
 */
export function DocumentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return pages.test(preparedMeta.title) ? <StateList /> : <ComponentDocument />;
}
