import { Card, Stack, TextLink } from '@raiz/ui';
import { termsMessages as messages } from '@raiz/ui/messages/global';

export interface TermsContentsProps {
  /** The sections in order; `id` is the anchor of the heading. */
  sections: readonly { id: string; title: string }[];
}

/** Table of contents. */
export function TermsContents({ sections }: TermsContentsProps) {
  return (
    <nav aria-label={messages.contents}>
      <Card title={messages.contents} as="div">
        <Stack as="ul" gap={0}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <TextLink look="standalone" href={`#${id}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </Stack>
      </Card>
    </nav>
  );
}
