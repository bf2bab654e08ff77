import { Fragment, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { type InlineNode, type Lines, parseSafeText, type Block, type SafeUrl } from './parseSafeText.ts';
import { List } from '../List/List.tsx';
import * as styles from './SafeText.css.ts';

export interface SafeTextProps {
  /** The author's text: a subset of Markdown; HTML appears as text. */
  text: string;
  /** Returns the address of a link in the text, or null for plain text. */
  safeUrl: SafeUrl;
  /**
   * `body` like the page's text; `reading` is larger, with short lines, for a lesson.
   * @default 'body'
   */
  size?: keyof typeof styles.size;
  /**
   * `muted` for secondary text.
   * @default 'default'
   */
  tone?: keyof typeof styles.tone;
}

/**
 * Renders untrusted text with paragraphs, lists, emphasis and links as elements, never as HTML
 * (docs/specification.md#lesson-text).
 */
export function SafeText({ text, safeUrl, size = 'body', tone = 'default' }: SafeTextProps) {
  return (
    <div className={cx(styles.size[size], styles.tone[tone])}>
      {parseSafeText(text, safeUrl).map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <TextLines lines={block.lines} />
      </p>
    );
  }
  const items = block.items.map((lines, index) => (
    <li key={index}>
      <TextLines lines={lines} />
    </li>
  ));
  if (!block.ordered) return <List className={cx(styles.list, styles.bullets)}>{items}</List>;
  return (
    <List as="ol" start={block.start} className={cx(styles.list, styles.numbers)}>
      {items}
    </List>
  );
}

function TextLines({ lines }: { lines: Lines }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {inline(line)}
    </Fragment>
  ));
}

function inline(nodes: readonly InlineNode[]): ReactNode {
  return nodes.map((node, index) => {
    switch (node.kind) {
      case 'text':
        // An element of its own: browsers that translate replace text nodes, which React references.
        return <span key={index}>{node.text}</span>;
      case 'strong':
        return <strong key={index}>{inline(node.children)}</strong>;
      case 'em':
        return <em key={index}>{inline(node.children)}</em>;
      case 'link':
        return (
          <TextLink key={index} href={node.href} newTab>
            {node.text}
          </TextLink>
        );
    }
  });
}
