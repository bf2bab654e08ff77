import { type MessageCause, shown } from './about.ts';

/** When the messages of the authoring forms are shown. */
const forms: readonly MessageCause[] = [
  shown(
    'waiting',
    'Enquanto se verifica se a pessoa administra; nada da tela aparece antes.',
    'portuguese.checkingPermission',
  ),
  shown('waiting', 'Enquanto a aula, seu módulo e seu curso são lidos.', 'portuguese.loading'),
  shown('failure', 'Quando salvar o curso não chega ao servidor.', 'portuguese.connectionFailed'),
  shown('failure', 'No login, quando o perfil de quem administra não pôde ser lido.', 'portuguese.permissionFailed'),
  shown(
    'label',
    'Nome de um campo do formulário.',
    `form.title form.description form.content form.premium form.position form.videoUrl form.resourceUrl form.required
     form.published`,
  ),
  shown(
    'information',
    'Sob uma lista, quando linhas da resposta não puderam ser lidas.',
    'form.dropped.one form.dropped.many',
  ),
  shown('waiting', 'No botão, enquanto se tenta ler outra vez.', 'form.retrying'),
  shown('label', 'Nome da coluna dos botões, para leitores de tela.', 'form.actions form.order'),
  shown('label', 'Depois do nome do campo que se pode deixar vazio.', 'form.optional'),
  shown('correction', 'Ao enviar uma posição vazia, menor que 1 ou com vírgula.', 'form.positionTooLow'),
  shown(
    'correction',
    'Ao enviar um endereço que não é da web; fica sob o campo.',
    'form.videoUrlInvalid form.resourceUrlInvalid',
  ),
  shown('hint', 'Sob o campo da posição, sempre à vista.', 'form.positionHint'),
  shown('action', 'Sob o campo da posição: põe nele a próxima livre.', 'form.takePosition'),
  shown(
    'action',
    'Em cada linha: troca-a com a vizinha; desligado na primeira e na última.',
    'form.moveUp form.moveDown',
  ),
  shown('success', 'Dito por leitores de tela depois de mover uma linha.', 'form.moved'),
  shown('failure', 'Quando a nova ordem não pôde ser salva; a linha volta.', 'form.moveFailed'),
  shown('action', 'Em cada linha: alça que a arrasta, com ponteiro ou teclado.', 'form.drag.handle'),
  shown(
    'information',
    'Dito por leitores de tela enquanto uma linha é arrastada, e quando volta ao seu lugar.',
    'form.drag.pickedUp form.drag.over form.drag.stays',
  ),
  shown('information', 'Sob o formulário, depois de guardar o rascunho no navegador.', 'form.draft.saved'),
  shown('information', 'Acima do formulário, quando o navegador tem um rascunho.', 'form.draft.found'),
  shown('action', 'Na mensagem do rascunho: traz de volta o que foi digitado.', 'form.draft.restore'),
  shown('action', 'Na mensagem do rascunho: apaga-o.', 'form.draft.discard'),
  shown('information', 'Na pergunta antes de sair da tela, se o rascunho pôde ser guardado.', 'form.leave.kept'),
  shown('information', 'Na pergunta antes de sair da conta.', 'form.leave.lost'),
  shown('action', 'Na pergunta antes de sair da conta: sai mesmo assim.', 'form.leave.logOut'),
  shown('hint', 'Ao lado do botão que salva.', 'form.saveKey'),
  shown('label', 'Botão que mostra e esconde a prévia, e título dela.', 'form.preview'),
  shown('empty', 'Na prévia, com os campos vazios.', 'form.nothingToPreview'),
];

/** When the messages of courses and modules are shown. */
const courses: readonly MessageCause[] = [
  shown('empty', 'No lugar da lista, quando não há nenhum curso.', 'courses.none'),
  shown('action', 'Botão para o formulário de um novo curso.', 'courses.newCourse'),
  shown('action', 'Em cada linha: leva aos módulos do curso.', 'courses.manageModules'),
  shown('value', 'Na etiqueta do curso.', 'courses.premium courses.free'),
  shown('success', 'Depois de apagar o curso.', 'courses.deletion.success'),
  shown('failure', 'Na janela, quando apagar o curso falha por qualquer motivo.', 'courses.deletion.failed'),
  shown('title', 'Título da tela, conforme o endereço traga um id ou não.', 'courseForm.newTitle courseForm.editTitle'),
  shown('success', 'Depois de salvar; a lista se abre 0,8 s depois.', 'courseForm.success'),
  shown('failure', 'Quando salvar o curso falha sem texto do servidor.', 'courseForm.saveFailed'),
  shown(
    'action',
    'Link na mensagem, para quem não quer esperar pela passagem à lista.',
    'courseForm.goNow moduleEdit.goNow lessonEdit.goNow',
  ),
  shown('empty', 'No lugar da lista, quando o curso não tem módulos.', 'modules.none'),
  shown('action', 'Link para a tela de quem estuda.', 'modules.seeAsStudent lessonEdit.seeAsStudent'),
  shown('action', 'Em cada linha: leva às aulas do módulo.', 'modules.lessons'),
  shown('success', 'Depois de acrescentar o módulo; o formulário se esvazia.', 'modules.add.success'),
  shown('failure', 'Quando acrescentar o módulo falha sem texto do servidor.', 'modules.add.failed'),
  shown('success', 'Depois de apagar o módulo e suas aulas.', 'modules.deletion.success'),
  shown('failure', 'Na janela, quando apagar o módulo falha.', 'modules.deletion.failed'),
  shown('success', 'Depois de salvar; a lista de módulos se abre 0,9 s depois.', 'moduleEdit.success'),
  shown('failure', 'Quando o servidor recusa o que foi digitado sem dizer por quê.', 'moduleEdit.refused'),
  shown('failure', 'Quando o servidor falha ao salvar o módulo.', 'moduleEdit.serverFailed'),
];

/** When the messages of lessons are shown. */
const lessons: readonly MessageCause[] = [
  shown('empty', 'No lugar da lista, quando o módulo não tem aulas.', 'lessons.none'),
  shown(
    'action',
    'Em cada linha: publica a aula, ou a tira do ar.',
    'lessons.publication.publish lessons.publication.unpublish',
  ),
  shown('value', 'Na etiqueta da aula.', 'lessons.publication.publishedWord lessons.publication.draftWord'),
  shown('success', 'Depois de publicar a aula.', 'lessons.publication.published'),
  shown('success', 'Depois de tirar a aula do ar.', 'lessons.publication.unpublished'),
  shown('failure', 'Quando o servidor recusa a mudança.', 'lessons.publication.failed'),
  shown('failure', 'Quando o pedido da mudança não chega ao servidor.', 'lessons.publication.unreachable'),
  shown('action', 'No formulário que edita: volta a ser o de uma nova aula.', 'lessons.form.cancelEdit'),
  shown('success', 'Depois de criar a aula; o formulário se esvazia.', 'lessons.form.added'),
  shown('success', 'Depois de salvar a aula na lista; o formulário se esvazia.', 'lessons.form.saved'),
  shown('failure', 'Quando salvar a aula na lista falha sem texto do servidor.', 'lessons.form.failed'),
  shown('success', 'Depois de apagar a aula.', 'lessons.deletion.success'),
  shown('failure', 'Na janela, quando o servidor não apaga a aula.', 'lessons.deletion.failed'),
  shown('failure', 'Na janela, quando o pedido não chega ao servidor.', 'lessons.deletion.unreachable'),
  shown('label', 'Nome de um dado acima do formulário.', 'lessonEdit.course lessonEdit.module'),
  shown('success', 'Sob o campo, quando o link é de um vídeo.', 'lessonEdit.videoFound'),
  shown('warning', 'Sob o campo, quando o link não é de um vídeo; não impede de salvar.', 'lessonEdit.videoNotFound'),
  shown('success', 'Depois de salvar; a lista de aulas se abre 0,7 s depois.', 'lessonEdit.success'),
  shown('failure', 'Quando salvar a aula falha sem texto do servidor.', 'lessonEdit.saveFailed'),
];

/** When the messages of the admin area are shown, where their keys do not say it. */
export const adminCauses: readonly MessageCause[] = [...forms, ...courses, ...lessons];
