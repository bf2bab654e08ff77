import type { Values } from '../values.ts';

/** Texts of the subscription screen `/assinatura` (docs/specification.md#subscription). */
export const planMessages = {
  title: 'Assinatura',
  loading: 'Carregando sua assinatura',
  statusFailed: 'Erro ao consultar status da assinatura.',

  /* Plan details */
  planName: 'Plano Mensal',
  value: 'Valor',
  monthlyPrice: 'R$ 250,00/mês',
  cycle: 'Ciclo',
  lastCycle: 'Último ciclo',
  cycleDays: ({ start, end }: Values<'start' | 'end'>) => `${start} a ${end}`,
  nextRenewal: 'Próxima renovação',

  /* What the subscription gives */
  benefits: {
    title: 'O que sua assinatura inclui',
    courses: {
      none: 'Cursos premium',
      one: '1 curso premium',
      many: ({ count }: Values<'count'>) => `${count} cursos premium`,
    },
    coursesText: 'Todas as aulas, vídeos e materiais.',
    certificates: 'Certificado de cada curso premium',
    certificatesText: 'Você recebe ao concluir e ele continua seu.',
    network: 'Presença na rede',
    networkText: 'Você aparece com assinatura ativa para a rede.',
    premiumCourses: 'Cursos premium',
    allCourses: 'Ver todos os cursos premium',
  },

  /* Voucher */
  voucher: {
    title: 'Voucher de desconto',
    code: 'Código do voucher',
    apply: 'Aplicar voucher',
    applyShort: 'Aplicar',
    applying: 'Aplicando...',
    codeMissing: 'Informe o código do voucher.',
    notApplied: 'Aplique o voucher ou apague o código antes de pagar.',
    applied: 'Voucher de desconto aplicado com sucesso. Veja o valor final antes de pagar.',
    activated: 'Assinatura ativada com sucesso via voucher 100%!',
    failed: 'Erro ao validar voucher.',
    appliedCode: 'Voucher aplicado',
    remove: 'Remover voucher',
    removeShort: 'Remover',
    removed: 'Voucher removido.',
    subtotal: 'Subtotal',
    finalPrice: 'Valor final',
    discount: ({ percent }: Values<'percent'>) => `Desconto de ${percent}`,
  },

  /* Payment */
  pay: 'Pagar com cartão',
  paying: 'Redirecionando para o pagamento seguro...',
  payHint: 'Você paga na página segura do nosso parceiro de pagamentos e volta para cá.',
  activated: 'Assinatura ativada!',
  payFailed: 'Erro ao processar pagamento.',
  alreadyActive: 'Um novo pagamento renova o seu plano.',
  back: 'Voltar para minha assinatura',
} as const;
