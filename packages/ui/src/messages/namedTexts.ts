import type { MessageArea } from './catalogue.ts';

/** A text that the specification names without quotation marks, or that our decisions quote. */
export interface NamedText {
  text: string;
  /** Where it is fixed. */
  source: 'spec' | 'decisions';
  area: MessageArea;
}

function named(source: NamedText['source'], area: MessageArea, ...texts: string[]): NamedText[] {
  return texts.map((text) => ({ text, source, area }));
}

/** The texts that are fixed besides the quoted ones: link and button names, values shown as they are, form labels. */
export const namedTexts: readonly NamedText[] = [
  /* docs/specification.md: header, home, registration, subscription, admin lists */
  ...named(
    'spec',
    'global',
    'Catálogo',
    'Meus Cursos',
    'Perfil',
    'Qualificações',
    'Ganhos',
    'AdminCursos',
    'Sair',
    'Login',
  ),
  ...named('spec', 'global', 'Criar Conta', 'Entrar', 'Explorar Cursos'),
  ...named('spec', 'account', 'Alterar', 'Confirmar'),
  ...named('spec', 'subscription', 'Plano Mensal', 'Valor', 'R$ 250,00/mês'),
  ...named('spec', 'network', 'Ativa', 'Teste', 'Inativa', 'Pendente'),
  ...named('spec', 'admin', 'New course', 'Edit', 'Delete', 'Lessons', 'Publish', 'Unpublish'),
  /* docs/specification.md#qualification-levels */
  ...named('spec', 'network', 'Nenhum', 'Bronze', 'Silver', 'Gold', 'Diamond', 'Double Diamond', 'Triple Diamond'),
  ...named('spec', 'network', 'Centurion Diamond', 'Imperial Diamond'),
  /* Decisions: labels of the forms */
  ...named('decisions', 'account', 'Nome', 'E-mail', 'Senha', 'Confirmar senha', 'ID de indicação', 'Senha atual'),
  ...named('decisions', 'account', 'Nova senha', 'Confirmar nova senha', 'Nome completo', 'CPF', 'Nome do banco'),
  ...named('decisions', 'account', 'Código do banco', 'Número da agência', 'Número da conta', 'Chave PIX'),
  ...named('decisions', 'subscription', 'Código do voucher'),
  ...named('decisions', 'admin', 'Title', 'Description', 'Content', 'Premium', 'Position', 'Video URL', 'Resource URL'),
  ...named('decisions', 'admin', 'Required', 'Published'),
  /* Decisions: sentences */
  ...named('decisions', 'global', 'Você precisa estar logado para ver seus ganhos.'),
  ...named('decisions', 'subscription', 'Status desconhecido. Fale com o suporte.', 'Restam {days} dia(s) de teste'),
];
