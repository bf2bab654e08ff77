/**
 * Texts of the Terms of Use `/termos`: eight sections and their date (docs/specification.md#terms).
 */
export const termsMessages = {
  title: 'Termos de Uso',
  lastUpdated: 'Última atualização: 3 de julho de 2025',
  contents: 'Nesta página',
  backToHome: 'Voltar para a página inicial',

  sections: {
    acceptance: {
      title: '1. Aceitação dos termos',
      paragraphs: [
        'Estes Termos de Uso valem para toda pessoa que visita ou usa este portal. Ao criar uma conta ou continuar a usar o portal, você declara que leu e aceitou estes Termos.',
        'Se você não concorda com alguma parte, não conclua o cadastro e deixe de usar as áreas restritas.',
      ],
    },
    registration: {
      title: '2. Cadastro de usuário',
      paragraphs: [
        'O cadastro é pessoal e depende da indicação de uma pessoa já cadastrada. Você se compromete a informar dados verdadeiros e a mantê-los atualizados.',
        'Sua senha é só sua: não a compartilhe. A conta só pode ser usada depois da confirmação do e-\u2060mail.',
      ],
    },
    privacy: {
      title: '3. Privacidade e LGPD',
      paragraphs: [
        'Tratamos seus dados pessoais conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018), somente para manter sua conta, sua assinatura, seus cursos, sua rede de indicações e seus pagamentos.',
        'Quem usa o seu link ou número de indicação para se cadastrar vê seu nome, seu e-\u2060mail e, se houver, seu telefone. As pessoas acima de você na rede veem seu nome, seu e-\u2060mail, sua qualificação e o status da sua assinatura. Seus dados bancários são usados só para pagar seus saques.',
        'Você pode pedir acesso, correção ou exclusão dos seus dados e retirar seu consentimento a qualquer momento, pelos canais da seção de contato.',
        'Guardamos no seu navegador apenas o necessário para o portal funcionar: a sua sessão, o aviso que você dispensou, o tema escolhido, rascunhos e a última aula vista. Não usamos cookies de publicidade.',
      ],
      emailConsentTitle: 'Comunicações por e-\u2060mail',
      emailConsent:
        'Ao aceitar estes Termos, você concorda em receber mensagens sobre sua conta, sua assinatura e novidades do portal. Você pode retirar esse consentimento quando quiser.',
    },
    use: {
      title: '4. Uso da plataforma',
      paragraphs: [
        'Use o portal de boa-fé e dentro da lei. Não é permitido tentar acessar contas de outras pessoas, prejudicar o funcionamento do portal ou fazer promessas de ganho em nome dele.',
        'Os ganhos dependem das regras do programa e da atividade da rede. Não há garantia de resultado.',
      ],
    },
    property: {
      title: '5. Propriedade intelectual',
      paragraphs: [
        'Os cursos, vídeos, textos, marcas e imagens pertencem aos seus autores. Você pode usá-los para o seu estudo, mas não copiá-los, vendê-los ou distribuí-los sem autorização.',
      ],
    },
    changes: {
      title: '6. Alterações destes termos',
      paragraphs: [
        'Podemos atualizar estes Termos. A data no início desta página mostra a versão em vigor. Se você continuar a usar o portal depois de uma mudança, vale a nova versão.',
      ],
    },
    cancellation: {
      title: '7. Cancelamento da conta',
      paragraphs: [
        'Você pode cancelar sua assinatura quando quiser; o acesso permanece até o fim do período já pago. Para encerrar a conta, fale conosco.',
        'Contas que desrespeitarem estes Termos podem ser suspensas.',
      ],
    },
    contact: {
      title: '8. Contato',
      paragraphs: [
        'Para dúvidas sobre estes Termos, sobre seus dados pessoais ou sobre acessibilidade, fale com a equipe de atendimento do portal.',
      ],
    },
  },
} as const;
