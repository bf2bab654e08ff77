import type { PageName } from '../shared/page/paths.ts';

/** What messengers and search engines say of a public page; the title is the page's own. */
export interface PublicTexts {
  description: string;
  /** Heading of the link preview. @default the page's title */
  heading?: string;
}

/** What the build and the tests know of a page with HTML of its own. */
interface PrerenderedPage {
  /** The module in `src` whose chunk the page preloads. */
  module: string;
  /** The heading in the HTML. Absent while a page for administrators checks the role. */
  heading?: string;
  /** The document title without the brand. @default the heading */
  title?: string;
  /** A read that the page preloads. Sent without a token, so its answer must not depend on one. */
  read?: string;
  /** What messengers and search engines say of a page for visitors. */
  texts?: (brand: string) => PublicTexts;
}

/**
 * What the build and the tests know of the HTML of a page. A page without a row has no HTML of its own, such as one
 * whose path has parameters. Apart from pages.ts, so that browsers do not load it.
 */
export const prerenderedPages: Readonly<Partial<Record<PageName, PrerenderedPage>>> = {
  home: {
    module: 'global/home/route.tsx',
    heading: 'Boas-vindas ao Portal Raiz',
    title: 'Página inicial',
    texts: (brand) => ({
      heading: brand,
      description: 'Assinatura, rede de indicações, ganhos e cursos em um só lugar.',
    }),
  },
  terms: {
    module: 'global/terms/route.tsx',
    heading: 'Termos de Uso',
    texts: (brand) => ({ description: `As regras de uso do ${brand}, em português claro.` }),
  },

  registration: {
    module: 'account/registration/route.tsx',
    heading: 'Criar Conta',
    texts: (brand) => ({
      heading: `Você recebeu um convite para o ${brand}`,
      description: 'Quem enviou este link quer você na rede: crie sua conta, faça os cursos e indique outras pessoas.',
    }),
  },
  login: {
    module: 'account/login/route.tsx',
    heading: 'Entrar na sua conta',
    texts: () => ({ description: 'Entre para ver seus ganhos, sua rede de indicações e seus cursos.' }),
  },
  profile: { module: 'account/profile/route.tsx', heading: 'Perfil' },

  subscription: { module: 'subscription/plan/route.tsx', heading: 'Assinatura' },
  mySubscription: {
    module: 'subscription/my-subscription/route.tsx',
    heading: 'Minha assinatura',
  },
  payments: { module: 'subscription/payments/route.tsx', heading: 'Histórico de pagamentos' },
  usedVouchers: { module: 'subscription/used-vouchers/route.tsx', heading: 'Vouchers usados' },

  referrals: { module: 'network/referrals/route.tsx', heading: 'Rede de indicações' },
  earnings: { module: 'network/earnings/route.tsx', heading: 'Ganhos do mês' },
  earningsPanel: { module: 'network/earnings-panel/route.tsx', heading: 'Painel de ganhos' },
  withdrawals: { module: 'network/withdrawals/route.tsx', heading: 'Saques' },
  qualifications: { module: 'network/qualifications/route.tsx', heading: 'Qualificações' },
  videos: { module: 'network/videos/route.tsx', heading: 'Meus Vídeos e Conquistas' },
  funds: { module: 'network/funds/route.tsx', heading: 'Fundos Comunitários' },

  catalogue: {
    module: 'learning/catalogue/route.tsx',
    heading: 'Catálogo de cursos',
    read: '/courses',
    texts: () => ({ description: 'Cursos gratuitos e premium, com aulas em vídeo, materiais e certificado.' }),
  },
  myCourses: { module: 'learning/my-courses/route.tsx', heading: 'Meus Cursos Inscritos' },
  certificates: { module: 'learning/certificates/route.tsx', heading: 'Meus Certificados' },

  adminCourses: { module: 'app/AdminGate.tsx' },
};
