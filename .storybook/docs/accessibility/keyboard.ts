/** The action of one key in one component. */
export interface KeyRow {
  /** Title of the component's stories. */
  title: string;
  keys: string;
  does: string;
}

/** The keys of each component besides Tab and Shift+Tab; its stories press them. */
export const keyRows: readonly KeyRow[] = [
  { title: 'Componentes/SkipLink', keys: 'Tab, Enter', does: 'Primeira parada da página: leva ao conteúdo' },
  {
    title: 'Componentes/Button',
    keys: 'Enter, Espaço',
    does: 'Aciona; enquanto envia, diz que está ocupado e não repete',
  },
  { title: 'Componentes/SideMenu', keys: 'Esc', does: 'Fecha e devolve o foco ao botão do menu' },
  { title: 'Componentes/Dialog', keys: 'Esc', does: 'Fecha e devolve o foco a quem abriu' },
  { title: 'Componentes/Dialog', keys: 'Tab, Shift+Tab', does: 'Ficam dentro do diálogo' },
  { title: 'Componentes/ConfirmDialog', keys: 'Enter', does: 'O foco começa na saída segura' },
  { title: 'Componentes/Disclosure', keys: 'Enter, Espaço', does: 'Abre e fecha' },
  { title: 'Componentes/Form', keys: 'Enter', does: 'Envia; com erros, o foco vai ao primeiro campo errado' },
  { title: 'Componentes/CheckboxField', keys: 'Espaço', does: 'Marca e desmarca' },
  { title: 'Componentes/SelectField', keys: 'Setas, letras', does: 'As do próprio navegador' },
  { title: 'Componentes/PasswordField', keys: 'Enter, Espaço no olho', does: 'Mostra e esconde a senha' },
  {
    title: 'Componentes/ComboboxField',
    keys: 'Setas, Home, End',
    does: 'Percorrem as opções; Alt+Seta abre e fecha a lista',
  },
  { title: 'Componentes/ComboboxField', keys: 'Enter, Tab', does: 'Escolhem a opção' },
  { title: 'Componentes/ComboboxField', keys: 'Esc', does: 'Fecha a lista e guarda o que foi digitado' },
  {
    title: 'Componentes/ActionMenu',
    keys: 'Setas, Home, End, letras',
    does: 'Percorrem as ações; na primeira letra, vão à próxima que começa com ela',
  },
  { title: 'Componentes/ActionMenu', keys: 'Esc', does: 'Fecha e devolve o foco ao botão' },
  { title: 'Componentes/Tabs', keys: 'Setas, Home, End', does: 'Passam de uma aba a outra' },
  { title: 'Componentes/Pagination', keys: 'Enter', does: 'Vai à página digitada, ou à mais próxima que existe' },
  { title: 'Componentes/MonthBars', keys: 'Setas, Home, End', does: 'Percorrem os meses do gráfico' },
  { title: 'Telas/Rede/Rede de indicações: linhas', keys: 'Enter, Espaço', does: 'No título de uma coluna, ordena' },
  { title: 'Componentes/DataTable', keys: 'Setas', does: 'Rolam a tabela quando ela é mais larga que a tela' },
];
