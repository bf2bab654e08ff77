import { BackLink, Card, Heading, List, Notice, PageLayout, Stack, Text, TextLink } from '@raiz/ui';
import { termsMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { SupportText } from '../../shared/page/SupportText.tsx';
import * as styles from './Terms.css.ts';

const { acceptance, registration, privacy, use, property, changes, cancellation, contact } = messages.sections;

/** In a notice: LGPD, art. 8, requires consent to e-mails to stand out. */
const consent = { title: privacy.emailConsentTitle, text: privacy.emailConsent };

/** The eight sections in the order shown; `id` is the anchor of the heading. */
const sections = [
  { id: 'aceitacao', ...acceptance },
  { id: 'cadastro', ...registration },
  { id: 'privacidade', title: privacy.title, paragraphs: privacy.paragraphs, highlight: consent },
  { id: 'uso', ...use },
  { id: 'propriedade', ...property },
  { id: 'alteracoes', ...changes },
  { id: 'cancelamento', ...cancellation },
  { id: 'contato', ...contact },
];

/** `/termos`: the Terms of Use, static. */
export function Route() {
  return (
    <PageLayout
      content="reading"
      header={
        <ScreenHeader
          above={<BackLink href={paths.home}>{messages.backToHome}</BackLink>}
          lead={<time dateTime="2025-07-03">{messages.lastUpdated}</time>}
        >
          {messages.title}
        </ScreenHeader>
      }
      aside={<TermsContents />}
      stickyAside
      narrowAside="above"
    >
      <Stack gap={40}>
        {sections.map((section) => (
          <TermsSection key={section.id} {...section} />
        ))}
      </Stack>
    </PageLayout>
  );
}

/** Table of contents. */
function TermsContents() {
  return (
    <nav aria-label={messages.contents}>
      <Card title={messages.contents} as="div">
        <List className={styles.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </List>
      </Card>
    </nav>
  );
}

interface TermsSectionProps {
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
function TermsSection({ id, title, paragraphs, highlight }: TermsSectionProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          <SupportText>{paragraph}</SupportText>
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
