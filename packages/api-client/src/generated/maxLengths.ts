// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The maximum lengths of request texts by field, the same in all requests. */
export const maxLengths: Readonly<Record<string, number | undefined>> = {
  name: 150,
  email: 254,
  password: 200,
  token: 512,
  novaSenha: 200,
  senhaAtual: 200,
  nome_completo: 150,
  cpf: 14,
  nome_banco: 100,
  codigo_banco: 10,
  numero_agencia: 20,
  numero_conta: 20,
  chave_pix: 140,
  voucherCode: 60,
  codigo: 60,
  title: 200,
  description: 4000,
  content: 100000,
  video_url: 2048,
  resource_url: 8192,
};
