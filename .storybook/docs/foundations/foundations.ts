/** The foundations in reading order, by the last part of their stories' title. */
export const foundations: readonly { page: string; holds: string }[] = [
  { page: 'Cores', holds: 'Pelo sentido, com o contraste de cada par em uso, nos dois temas.' },
  { page: 'Tipografia', holds: 'Papéis do texto, em rem: seguem o tamanho que a pessoa escolheu.' },
  { page: 'Espaço e forma', holds: 'As únicas distâncias, os cantos e as sombras.' },
  { page: 'Movimento', holds: 'Durações e curvas, e o que sobra com movimento reduzido.' },
  { page: 'Densidade', holds: 'Alturas de controles e alvos de toque.' },
  { page: 'Larguras', holds: 'Onde o desenho muda, e a largura de cada tipo de página.' },
  { page: 'Camadas', holds: 'O que fica por cima do quê.' },
  { page: 'Ícones', holds: 'Desenhos próprios, sempre ao lado de palavras.' },
  { page: 'Temas', holds: 'Claro e escuro lado a lado.' },
  { page: 'Cores forçadas', holds: 'O que sobra quando o sistema impõe as próprias cores.' },
];
