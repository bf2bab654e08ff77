/** A course of usual length, for a Skeleton; without a progress, whose bar has an inline style. */
export const typicalCourse = {
  id: 1,
  title: 'Prospecção para quem começa',
  description: 'Como encontrar pessoas, falar com elas e manter o contato, passo a passo, com exemplos e exercícios.',
  content: null,
  is_premium: 0,
  progress: null,
} as const;
