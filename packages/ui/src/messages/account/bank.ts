import type { Values } from '../values.ts';

/**
 * Texts of the bank data for withdrawals on the profile screen (docs/specification.md#bank-data).
 */
export const bankMessages = {
  title: 'Dados bancários para saque',
  introduction: 'Usamos esta conta para pagar seus saques.',
  none: 'Você ainda não cadastrou seus dados bancários.',
  add: 'Cadastrar dados bancários',
  addShort: 'Cadastrar',
  edit: 'Editar dados bancários',
  editShort: 'Editar',
  save: 'Salvar',
  saving: 'Salvando...',
  cancel: 'Cancelar',
  loading: 'Carregando seus dados bancários',

  /* Labels */
  fullName: 'Nome completo',
  cpf: 'CPF',
  bankName: 'Nome do banco',
  bankCode: 'Código do banco',
  branch: 'Número da agência',
  account: 'Número da conta',
  pixKey: 'Chave PIX',

  /* Hints */
  optional: '(opcional)',
  fullNameHint: 'Como está no banco.',
  cpfHint: 'Do titular da conta.',
  cpfDoubtful: 'Confira os números do CPF.',
  holderDiffers: 'O nome é diferente do seu perfil. Confira se a conta é sua.',
  bankHint: 'Digite o nome ou o código do banco.',
  bankOfCode: ({ bank }: Values<'bank'>) => `Na nossa lista, este é o código de ${bank}.`,
  branchHint: 'Sem pontos; inclua o dígito, se houver.',
  accountHint: 'Sem pontos; inclua o dígito.',
  pixHint: 'Usamos esta chave só para pagar seus saques.',
  pixLooksLike: ({ kind }: Values<'kind'>) => `Tipo de chave: ${kind}.`,
  pixKinds: { cpf: 'CPF', cnpj: 'CNPJ', email: 'E-mail', phone: 'Celular', evp: 'Chave aleatória' },
  pixCpfOrPhone: 'Esta chave é um CPF ou um celular?',
  pixUseAsCpf: 'É um CPF',
  pixUseAsPhone: ({ phone }: Values<'phone'>) => `É um celular: usar ${phone}`,
  pixDoubtful: 'Não reconhecemos esta chave PIX. Confira.',
  show: 'Mostrar dados',
  hide: 'Ocultar dados',

  /* Name and code of two banks */
  bankDoubtful: 'Confira o banco',
  bankQuestion: ({ bank, code, typed }: Values<'bank' | 'code' | 'typed'>) =>
    `O código de ${bank} é ${code}, e o informado é ${typed}.`,
  bankConfirmed: 'Salvar assim',
  bankCorrect: 'Corrigir',

  /* Validation */
  fullNameMissing: 'Informe o nome completo do titular.',
  cpfMissing: 'Informe o CPF do titular.',
  bankNameMissing: 'Informe o nome do banco.',
  bankCodeMissing: 'Informe o código do banco.',
  branchMissing: 'Informe o número da agência.',
  accountMissing: 'Informe o número da conta.',

  /* Answers */
  success: 'Dados bancários salvos com sucesso!',
  failed: 'Erro ao salvar dados bancários.',
  connectionFailed: 'Erro de conexão.',
  gone: 'Estes dados bancários foram removidos em outro lugar. Para cadastrá-los de novo, salve outra vez.',
  loadFailed: 'Não foi possível carregar seus dados bancários.',
} as const;
