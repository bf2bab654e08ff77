/**
 * The Portuguese texts of the admin screens, which are otherwise in English and marked `lang="en"`
 * (docs/specification.md#admin-access).
 */
export const adminAccessMessages = {
  checkingPermission: 'Checando permissão...',
  loading: 'Carregando...',
  connectionFailed: 'Erro ao conectar ao servidor.',
  permissionFailed: 'Não foi possível verificar sua permissão. Tente novamente.',
} as const;
