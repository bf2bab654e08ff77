import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, Disclosure, Notice, type NoticeTone, PageLayout, Text } from '../../index.ts';
import { troubleMessages as messages } from '../../messages/global.ts';
import { dark, fits, phone, said } from './storySaid.ts';

interface TroublePatternProps {
  tone?: NoticeTone;
  /** What has happened. */
  text?: string;
  help?: string;
  /** Offers to try again and to go home. */
  hasWaysOut?: boolean;
  /** The error's own words, for the support. */
  details?: string;
}

/** What stands in place of a page that broke, or above it while the device is without network. */
function TroublePattern(props: TroublePatternProps) {
  const { tone = 'danger', text = messages.pageBroke, help, hasWaysOut = false, details } = props;
  return (
    <main>
      <PageLayout width="reading">
        <Notice
          tone={tone}
          actions={
            hasWaysOut ? (
              <>
                <Button>{messages.retry}</Button>
                <ButtonLink href="/" variant="secondary">
                  {messages.goHome}
                </ButtonLink>
              </>
            ) : undefined
          }
        >
          <p>{text}</p>
          {help !== undefined && <p>{help}</p>}
        </Notice>
        {details !== undefined && (
          <Disclosure summary={messages.details} level={2} defaultOpen>
            <Text figures="mono" lang="en">
              {details}
            </Text>
          </Disclosure>
        )}
      </PageLayout>
    </main>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Problemas',
  component: TroublePattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TroublePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { help: messages.pageBrokeHelp, hasWaysOut: true, details: 'TypeError: Cannot read properties of undefined' },
  play: said('alert', messages.pageBroke),
};

export const FilesMissing: Story = {
  args: { text: messages.chunkFailed, hasWaysOut: true },
  play: said('alert', messages.chunkFailed),
};

export const Offline: Story = {
  args: { tone: 'warning', text: messages.offline },
  play: said('status', messages.offline),
};

export const OnlineAgain: Story = {
  args: { tone: 'success', text: messages.online },
  play: said('status', messages.online),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { ...Default, globals: phone, play: fits };
