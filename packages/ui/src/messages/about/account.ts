import { type MessageCause, shown } from './about.ts';

/** When the messages of registration, login and passwords are shown. */
const entrance: readonly MessageCause[] = [
  shown('information', 'Sob o título, sempre à vista.', 'registration.introduction passwordRecovery.introduction'),
  shown('information', 'Sob o título, com o token no endereço.', 'passwordReset.introduction'),
  shown(
    'label',
    'Nome de um campo do formulário.',
    `registration.name registration.email registration.password registration.confirmPassword registration.referralId
     login.email login.password passwordRecovery.email passwordReset.newPassword passwordReset.confirmNewPassword`,
  ),
  shown(
    'hint',
    'Sob o campo, quando o endereço traz "ref" e o número não pode ser mudado.',
    'registration.referralIdFromLink',
  ),
  shown(
    'hint',
    'Sob o campo, enquanto os dados do indicador estão à vista e o número está travado.',
    'registration.referralIdLocked',
  ),
  shown('label', 'Nome da caixa de aceite; a frase termina no link para os termos.', 'registration.acceptTermsBefore'),
  shown('action', 'Link na caixa de aceite; abre os termos em outra aba.', 'registration.termsLink'),
  shown('information', 'Sob a caixa de aceite: o consentimento aos e-mails fica à parte.', 'registration.termsConsent'),
  shown('action', 'Botão que envia o cadastro, ou antes busca o indicador.', 'registration.register'),
  shown('waiting', 'No botão, enquanto o número do indicador é procurado.', 'registration.lookingUpSponsor'),
  shown('waiting', 'No botão, enquanto o cadastro é enviado.', 'registration.registering'),
  shown('information', 'No fim do formulário, antes do link para o login.', 'registration.haveAccount'),
  shown('action', 'Link para o login, no fim do formulário.', 'registration.logIn'),
  shown('action', 'Botão que leva ao cadastro, sempre à vista.', 'login.createAccount'),
  shown('action', 'Link para recuperar a senha; leva junto o e-mail digitado.', 'login.forgotPassword'),
  shown(
    'correction',
    'Ao enviar duas senhas diferentes; nada é enviado.',
    'registration.passwordsDiffer passwordReset.passwordsDiffer',
  ),
  shown(
    'information',
    'Quando o endereço traz um ref que não é um número; o campo fica aberto.',
    'registration.referralIdBrokenLink',
  ),
  shown('correction', 'Quando ninguém tem o número digitado; fica sob o campo.', 'registration.sponsorNotFound'),
  shown('correction', 'Ao enviar o cadastro sem marcar a caixa de aceite.', 'registration.termsNotAccepted'),
  shown(
    'label',
    'Nome de um dado no cartão do indicador; o telefone só aparece se houver.',
    'registration.sponsor.name registration.sponsor.email registration.sponsor.phone',
  ),
  shown('confirmation', 'No cartão do indicador, antes de enviar o cadastro.', 'registration.sponsor.question'),
  shown('action', 'No cartão do indicador: limpa o número e destrava o campo.', 'registration.sponsor.change'),
  shown('action', 'No cartão do indicador: envia o cadastro.', 'registration.sponsor.confirm'),
  shown('failure', 'Quando a busca do indicador falha sem texto do servidor.', 'registration.sponsorLookupFailed'),
  shown('failure', 'Quando o servidor recusa o cadastro sem dizer por quê.', 'registration.failed'),
  shown('success', 'Depois do cadastro, quando o servidor não manda mensagem.', 'registration.success.fallback'),
  shown('information', 'Depois do cadastro, com o e-mail que foi digitado.', 'registration.success.sentTo'),
  shown(
    'action',
    'Link para o e-mail de teste, quando o servidor manda um endereço de prévia.',
    'registration.success.preview login.preview passwordRecovery.preview',
  ),
  shown('failure', 'Quando o servidor recusa o login sem dizer por quê.', 'login.failed'),
  shown(
    'failure',
    'Quando a conta ainda não foi confirmada; só então aparece o botão para reenviar.',
    'login.confirmEmail',
  ),
  shown('action', 'Botão sob o erro de e-mail não confirmado, e só sob ele.', 'login.resend'),
  shown('waiting', 'No botão, enquanto o e-mail é reenviado.', 'login.resending'),
  shown('information', 'No lugar do botão, até que se possa reenviar outra vez.', 'login.resendAgainIn'),
  shown('success', 'Depois de reenviar, quando o servidor não manda mensagem.', 'login.resent'),
  shown('failure', 'Quando reenviar falha sem texto do servidor.', 'login.resendFailed'),
  shown('success', 'Depois de pedir o link, quando o servidor não manda mensagem.', 'passwordRecovery.success'),
  shown('failure', 'Quando o pedido do link falha sem texto do servidor.', 'passwordRecovery.failed'),
  shown('failure', 'Ao abrir a tela sem o token no endereço; no lugar do formulário.', 'passwordReset.tokenMissing'),
  shown('hint', 'Sob o aviso do token que falta.', 'passwordReset.tokenMissingHelp'),
  shown(
    'action',
    'Quando falta o token ou o servidor o recusa: leva a pedir outro link.',
    'passwordReset.requestNewLink',
  ),
  shown('success', 'Depois de redefinir a senha, quando o servidor não manda mensagem.', 'passwordReset.success'),
  shown('failure', 'Quando redefinir falha sem texto do servidor.', 'passwordReset.failed'),
  shown('success', 'Ao abrir a tela com success=1 no endereço.', 'emailResult.success emailResult.successHelp'),
  shown('failure', 'Ao abrir a tela sem success=1 no endereço.', 'emailResult.failed emailResult.failedHelp'),
];

/** When the messages of the profile are shown, without those of the bank data. */
const profile: readonly MessageCause[] = [
  shown('title', 'Na aba do navegador; a tela mesma saúda pelo nome.', 'profile.title'),
  shown('title', 'Título da tela, com o primeiro nome.', 'profile.greeting'),
  shown(
    'title',
    'Título da tela enquanto não se sabe o nome, ou quando ele está vazio.',
    'profile.greetingWithoutName',
  ),
  shown('action', 'Link para as qualificações, sob a saudação.', 'profile.qualifications'),
  shown(
    'label',
    'Nome de um campo do formulário ou de um dado do bloco.',
    `profile.edit.name profile.edit.email profile.password.currentPassword profile.password.newPassword
     profile.password.confirmNewPassword profile.subscription.status profile.referral.link profile.referral.id
     profile.sponsor.name profile.sponsor.email`,
  ),
  shown('success', 'Depois de salvar nome e e-mail; o formulário se fecha.', 'profile.edit.success'),
  shown('failure', 'Quando salvar nome e e-mail falha sem texto do servidor.', 'profile.edit.failed'),
  shown(
    'correction',
    'Ao enviar uma nova senha diferente da confirmação; nada é enviado.',
    'profile.password.passwordsDiffer',
  ),
  shown('success', 'Depois de alterar a senha; o formulário se fecha.', 'profile.password.success'),
  shown('failure', 'Quando alterar a senha falha sem texto do servidor.', 'profile.password.failed'),
  shown('failure', 'No bloco da assinatura, quando o status não pôde ser lido.', 'profile.subscription.failed'),
  shown(
    'success',
    'Ao lado do botão, por alguns segundos depois de copiar.',
    'profile.referral.linkCopied profile.referral.idCopied',
  ),
  shown('failure', 'Quando o navegador não deixa copiar; o link fica selecionado.', 'profile.referral.copyFailed'),
  shown('failure', 'No bloco da indicação, quando o link não pôde ser lido.', 'profile.referral.linkUnavailable'),
  shown('action', 'Botão que abre o compartilhamento do aparelho, onde existe.', 'profile.referral.share'),
  shown('action', 'Botão que abre o WhatsApp com a mensagem pronta.', 'profile.referral.shareOnWhatsApp'),
  shown('action', 'Onde o aparelho não compartilha por si: abre um e-mail pronto.', 'profile.referral.shareByEmail'),
  shown('failure', 'Quando o compartilhamento do aparelho não se abre.', 'profile.referral.shareFailed'),
  shown(
    'value',
    'Assunto e texto da mensagem que se compartilha; quem envia pode mudá-los.',
    'profile.referral.shareTitle profile.referral.shareText',
  ),
  shown('action', 'Botão que abre a janela com o QR code.', 'profile.referral.showQr'),
  shown('title', 'Título da janela com o QR code.', 'profile.referral.qrTitle'),
  shown('label', 'Nome da imagem para leitores de tela.', 'profile.referral.qrDescription'),
  shown('action', 'Link para a rede de indicações.', 'profile.referral.network'),
  shown('empty', 'Quando a conta não tem indicador.', 'profile.sponsor.none'),
  shown('failure', 'No bloco, quando quem indicou não pôde ser lido.', 'profile.sponsor.unavailable'),
];

/** When the messages of the bank data are shown. */
const bank: readonly MessageCause[] = [
  shown('title', 'Título do bloco dos dados bancários no perfil.', 'bank.title'),
  shown('information', 'Sob o título do bloco.', 'bank.introduction'),
  shown('empty', 'Quando nenhuma conta foi cadastrada; vem com o botão para cadastrar.', 'bank.none'),
  shown(
    'label',
    'Nome de um dado da conta: campo no formulário, linha na leitura.',
    'bank.fullName bank.cpf bank.bankName bank.bankCode bank.branch bank.account bank.pixKey',
  ),
  shown('label', 'Depois do nome do campo que se pode deixar vazio.', 'bank.optional'),
  shown('warning', 'Sob o campo, quando os dígitos do CPF não fecham; não impede de salvar.', 'bank.cpfDoubtful'),
  shown(
    'warning',
    'Sob o campo, quando o titular tem outro nome que o perfil; não impede de salvar.',
    'bank.holderDiffers',
  ),
  shown('information', 'Sob o campo da chave, assim que se reconhece o tipo.', 'bank.pixLooksLike'),
  shown('value', 'Tipo de chave PIX que se reconheceu.', 'bank.pixKinds.'),
  shown('confirmation', 'Quando onze dígitos podem ser um CPF ou um celular.', 'bank.pixCpfOrPhone'),
  shown('action', 'Resposta à pergunta sobre a chave.', 'bank.pixUseAsCpf bank.pixUseAsPhone'),
  shown('information', 'Quando a chave é um celular sem o +55.', 'bank.pixPhoneForm'),
  shown('action', 'Botão que escreve o celular como o PIX pede.', 'bank.pixUsePhone'),
  shown('action', 'Botão que mostra ou oculta CPF, conta e chave na leitura.', 'bank.show bank.hide'),
  shown('success', 'Depois de salvar; o formulário dá lugar à leitura.', 'bank.success'),
  shown('failure', 'Quando salvar falha sem texto do servidor.', 'bank.failed'),
  shown('failure', 'Quando o envio dos dados bancários não chega ao servidor.', 'bank.connectionFailed'),
];

/** When the messages of the account area are shown, where their keys do not say it. */
export const accountCauses: readonly MessageCause[] = [...entrance, ...profile, ...bank];
