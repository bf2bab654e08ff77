import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLayout, PageHeader, Text } from '../../index.ts';
import { loginMessages } from '../../messages/account.ts';
import { coursePreviewMessages as preview } from '../../messages/learning.ts';
import { DataTable } from '../../table.ts';

interface ServerAnswer {
  /** The server's text, or a part of it. */
  server: string;
  match: 'O texto inteiro' | 'Uma parte do texto';
  /** The text that the portal shows. */
  portal: string;
  next: string;
}

const answers: readonly ServerAnswer[] = [
  {
    server: loginMessages.confirmEmail,
    match: 'O texto inteiro',
    portal: loginMessages.confirmEmail,
    next: `Aparece o botão "${loginMessages.resend}".`,
  },
  {
    server: preview.serverAlreadyEnrolled,
    match: 'Uma parte do texto',
    portal: preview.alreadyEnrolled,
    next: 'O curso se abre depois de 1 segundo.',
  },
  {
    server: preview.serverNeedsSubscription,
    match: 'Uma parte do texto',
    portal: preview.premium.title,
    next: 'Abre-se a janela que leva à assinatura.',
  },
];

/** Server texts that the portal acts on; any other text appears unchanged (docs/specification.md#messages). */
function ServerAnswersPattern() {
  return (
    <main>
      <PageLayout>
        <PageHeader lead="Três textos do servidor fazem o portal agir. Qualquer outro é mostrado como veio.">
          Respostas do servidor
        </PageHeader>
        <DataTable
          caption="Textos que o portal reconhece"
          rows={answers}
          rowKey={({ server }) => server}
          columns={[
            {
              id: 'server',
              header: 'O servidor responde',
              rowHeader: true,
              render: ({ server }) => <Text figures="code">{server}</Text>,
            },
            { id: 'match', header: 'O portal procura', render: ({ match }) => match },
            { id: 'portal', header: 'A pessoa lê', render: ({ portal }) => portal },
            { id: 'next', header: 'E depois', render: ({ next }) => next },
          ]}
        />
      </PageLayout>
    </main>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Respostas do servidor',
  component: ServerAnswersPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ServerAnswersPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    for (const text of ['Já inscrito', 'Assinatura ativa necessária'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};
