import type { CourseDraft } from '../draft.ts';

/** The premium course that Mariana has finished. */
export const finance: CourseDraft = {
  title: 'Educação financeira para quem empreende',
  description: 'Separar as contas, formar reserva, entender impostos e decidir o que fazer com cada bônus.',
  content: 'Quatro aulas práticas para que a renda extra não desapareça no meio do mês.',
  premium: true,
  modules: [
    {
      title: 'Organização',
      description: 'Contas separadas, cabeça tranquila.',
      lessons: [
        {
          title: 'Duas contas, duas vidas',
          content: `A primeira regra é simples: **o dinheiro da rede não mora na conta da casa**. Abra uma segunda conta, mesmo gratuita, e receba os saques só nela.

No dia 10 de cada mês transfira para a conta da casa um valor fixo, o seu *pró-labore*. O que sobrar fica para reserva e investimento.`,
          video: 'https://vimeo.com/1084537',
        },
        {
          title: 'Quanto custa o seu mês',
          content: `Liste os gastos dos últimos três meses em quatro grupos:

1. Moradia e contas
2. Alimentação e transporte
3. Saúde e educação
4. Lazer e todo o resto

A soma dividida por três é o seu **custo mensal**. Guarde esse número: ele será a medida da sua reserva.`,
          links: [
            'https://portal.exemplo.com.br/materiais/planilha-de-gastos.xlsx',
            'https://www.bcb.gov.br/cidadaniafinanceira',
          ],
        },
      ],
    },
    {
      title: 'Decisões',
      description: 'Reserva, impostos e investimento, nesta ordem.',
      lessons: [
        {
          title: 'A reserva de seis meses',
          content: `Multiplique o seu custo mensal por seis. Parece muito, e por isso se começa pequeno: **10 % de cada bônus**, sempre, no dia em que ele chega.

A reserva não é investimento. Ela precisa estar disponível em um dia, sem susto e sem perda.`,
        },
        {
          title: 'Impostos sem mistério',
          content: `Bônus de indicação são renda e entram na declaração. Guarde os informes, anote as datas dos saques e, na dúvida, procure um contador.

Saiba mais na página da [Receita Federal](https://www.gov.br/receitafederal/pt-br).`,
          links: ['https://www.gov.br/receitafederal/pt-br'],
        },
      ],
    },
  ],
};
