import { Heading, Notice, Stack, Text } from '@raiz/ui';

export interface TermsSectionProps {
  /** Id of the heading, linked from the table of contents. */
  id: string;
  /** Heading of the section. */
  title: string;
  /** Texts of the paragraphs. */
  paragraphs: readonly string[];
  /** A clause shown in a notice. */
  highlight?: { title: string; text: string };
}

/** One numbered section of the Terms of Use. */
export function TermsSection({ id, title, paragraphs, highlight }: TermsSectionProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          {paragraph}
        </Text>
      ))}
      {highlight !== undefined && (
        <Notice quiet title={highlight.title}>
          {highlight.text}
        </Notice>
      )}
    </Stack>
  );
}
