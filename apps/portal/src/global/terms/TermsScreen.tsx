import { PageLayout, Stack, Text, TextLink } from '@raiz/ui';
import { termsMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { TermsContents } from './TermsContents.tsx';
import { TermsSection } from './TermsSection.tsx';

const { acceptance, registration, privacy, use, property, changes, cancellation, contact } = messages.sections;

/** Consent to e-mails stands out: inside the running text it would be void (LGPD, art. 8). */
const consent = { title: privacy.emailConsentTitle, text: privacy.emailConsent };

/** The eight sections, in the order of the spec (section 2), by the ids of their headings. */
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

/** `/termos`: the Terms of Use, static (spec, section 2). */
export function TermsScreen() {
  return (
    <PageLayout width="reading">
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Text tone="muted">
        <time dateTime="2025-07-03">{messages.lastUpdated}</time>
      </Text>
      <TermsContents sections={sections} />
      <Stack gap={32}>
        {sections.map((section) => (
          <TermsSection key={section.id} {...section} />
        ))}
      </Stack>
      <TextLink look="standalone" href={paths.home}>
        {messages.backToHome}
      </TextLink>
    </PageLayout>
  );
}
