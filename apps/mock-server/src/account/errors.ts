import { serverTexts } from '@raiz/api-client/rules';

/** The account area's error answers, as in the contract's examples. */
export const accountErrors = {
  sponsorUnknown: {
    error: 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.',
    code: 'indicador_nao_encontrado',
  },
  emailTaken: { error: 'E-mail já cadastrado.', code: 'email_ja_cadastrado' },
  wrongCredentials: { error: 'E-mail ou senha incorretos.', code: 'credenciais_invalidas' },
  emailUnconfirmed: { error: serverTexts.confirmEmail, code: 'email_nao_confirmado' },
  userUnknown: { error: 'Usuário não encontrado.', code: 'usuario_nao_encontrado' },
  linkUseless: { error: 'Token inválido ou expirado.', code: 'token_invalido' },
  wrongPassword: { error: 'Senha atual incorreta.', code: 'senha_atual_incorreta' },
  bankAccountExists: { error: 'Conta bancária já cadastrada.', code: 'conta_ja_cadastrada' },
  bankAccountUnknown: { error: 'Conta bancária não encontrada.', code: 'conta_nao_encontrada' },
} as const;
