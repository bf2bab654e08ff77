import type { Access } from '../../packages/contract/generate/document.ts';

/** Portuguese words for the access. */
export const accessWords: Record<Access, string> = {
  public: 'Qualquer pessoa, sem token',
  optional: 'Qualquer pessoa; com token, a resposta muda',
  member: 'Quem tem token',
  admin: 'Administração',
};

/** Portuguese words for the cases that are no status. */
export const whenWords: Readonly<Record<string, string>> = {
  falha: 'outra falha',
  rede: 'sem conexão',
  vazio: 'lista vazia',
};

/** The areas of the product, in the order of the contract. */
export const areaWords: Readonly<Record<string, string>> = {
  account: 'Conta',
  subscription: 'Assinatura',
  network: 'Rede',
  learning: 'Cursos',
  admin: 'Administração de cursos',
};
