import type { CourseDraft } from '../draft.ts';

/** A course with a module that has no lessons yet. */
export const ethics: CourseDraft = {
  title: 'Ética, LGPD e boas práticas',
  description: 'O que pode e o que não pode ao indicar: promessas, dados pessoais e respeito à decisão de cada um.',
  content: 'Recomendado a todos os membros antes da primeira indicação.',
  premium: false,
  modules: [
    {
      title: 'Fundamentos',
      description: 'As regras que protegem você e quem você convida.',
      lessons: [
        {
          title: 'O que nunca prometer',
          content: `Não prometa ganhos. **Nunca.** Diga o que é verdade: os bônus dependem das assinaturas pagas na rede, e há meses bons e meses fracos.

- Não diga quanto a pessoa *vai* ganhar.
- Não mostre o extrato de outra pessoa.
- Não esconda que a assinatura é paga.`,
        },
        {
          title: 'Dados pessoais na prática',
          content: `Nome, telefone e e-mail de quem você indica são dados pessoais. Use-os só para aquilo que a pessoa aceitou e apague-os quando ela pedir.

O texto completo está na [Lei Geral de Proteção de Dados](https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm).`,
          links: [
            'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
            'https://www.gov.br/anpd/pt-br',
          ],
        },
      ],
    },
    {
      title: 'Estudos de caso',
      description: 'Situações reais, comentadas. As aulas estão em preparação.',
      lessons: [],
    },
  ],
};
