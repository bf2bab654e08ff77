import { BackLink, PageLayout, Stack } from '@raiz/ui';
import { termsMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { TermsContents } from './TermsContents.tsx';
import { TermsSection } from './TermsSection.tsx';

const { acceptance, registration, privacy, use, property, changes, cancellation, contact } = messages.sections;

/** Set apart from the text: LGPD, art. 8, requires consent to e-mails to stand out. */
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
      aside={<TermsContents sections={sections} />}
      stickyAside
      narrowAside="above"
    >
      <Stack gap={32}>
        {sections.map((section) => (
          <TermsSection key={section.id} {...section} />
        ))}
      </Stack>
    </PageLayout>
  );
}
