// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The maximum lengths of request texts, by schema and field. */
export const Cadastro = { name: 150, email: 254, password: 200 } as const;
export const Login = { email: 254, password: 200 } as const;
export const Email = { email: 254 } as const;
export const NovaSenha = { token: 512, novaSenha: 200 } as const;
export const EdicaoPerfil = { name: 150, email: 254 } as const;
export const TrocaSenha = { senhaAtual: 200, novaSenha: 200 } as const;
export const DadosBancarios = { nome_completo: 150, cpf: 14, nome_banco: 100, codigo_banco: 10, numero_agencia: 20, numero_conta: 20, chave_pix: 140 } as const;
export const PedidoAssinatura = { voucherCode: 60 } as const;
export const PedidoVoucher = { codigo: 60 } as const;
export const EdicaoCurso = { title: 200, description: 4000, content: 100000 } as const;
export const EdicaoModulo = { title: 200, description: 4000 } as const;
export const EdicaoAula = { title: 200, content: 100000, video_url: 2048, resource_url: 8192 } as const;
export const NovaAula = { title: 200, content: 100000, video_url: 2048, resource_url: 8192 } as const;
