import { type ComponentProps, createElement } from 'react';

/** Props of a list: those of `<ul>`, or with `as="ol"` those of `<ol>`. */
export type ListProps = ({ as?: 'ul' } & ComponentProps<'ul'>) | ({ as: 'ol' } & ComponentProps<'ol'>);

/**
 * An unstyled list, of `<li>` elements. Its role keeps it a list for VoiceOver: Safari takes the role from lists
 * without markers.
 */
export function List(props: ListProps) {
  if (props.as === 'ol') return createElement('ol', { role: 'list', ...props, as: undefined });
  return createElement('ul', { role: 'list', ...props, as: undefined });
}
