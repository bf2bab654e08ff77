import { Card, Grid } from '@raiz/ui';

/** The contents of each category of the sidebar, in its order. */
const categories: readonly { name: string; holds: string }[] = [
  { name: 'Início', holds: 'Esta página, o roteiro de revisão, o tom de voz, os formatos e a acessibilidade.' },
  {
    name: 'Fundamentos',
    holds: 'Cores com contraste calculado, tipografia, espaço, forma, movimento, densidade, ícones.',
  },
  { name: 'Componentes', holds: 'As peças, com propriedades, código e uma história por estado.' },
  { name: 'Padrões', holds: 'Peças que trabalham juntas: formulários, listas, vazios e falhas.' },
  { name: 'Mensagens', holds: 'Todas as frases do portal, com busca.' },
  { name: 'Telas', holds: 'Todas as telas em imagens, e cada estado com um endereço próprio.' },
];

/** The categories of this Storybook on one page. */
export function CategoryMap() {
  return (
    <Grid minColumnWidth="small" gap={16}>
      {categories.map(({ name, holds }) => (
        <Card key={name} title={name} titleLevel={3}>
          {holds}
        </Card>
      ))}
    </Grid>
  );
}
