import {
  EmptyState,
  List,
  PageLayout,
  PageHeader,
  SelectField,
  Stack,
  Text,
  SearchField,
  VisuallyHidden,
} from '@raiz/ui';
import { formatCount } from '@raiz/ui/format';
import { networkListsMessages } from '@raiz/ui/messages/network';
import { Pagination, rowsOfPage } from '@raiz/ui/table';
import { useRef, useState } from 'react';
import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { storyHref } from '../docs/hrefs.ts';
import { PageLink } from '../docs/PageLink.tsx';
import { findMessages, listedName, type MessageQuery } from './findMessages.ts';
import * as styles from './Messages.css.ts';

export interface MessagesPageProps {
  /** All texts, in the order of the catalogue. */
  messages: readonly ListedMessage[];
  /** Id of the story that shows each message, by the message's name. */
  shownBy: Readonly<Record<string, string>>;
}

const pageSize = 50;

const areaOptions: { value: MessageQuery['area']; label: string }[] = [
  { value: '', label: 'Todas' },
  { value: 'account', label: 'Conta' },
  { value: 'subscription', label: 'Assinatura' },
  { value: 'network', label: 'Rede' },
  { value: 'learning', label: 'Cursos' },
  { value: 'admin', label: 'Administração de cursos' },
  { value: 'global', label: 'Global' },
];

/** All texts of the portal, with search and links to the stories that show them. */
export function MessagesPage({ messages, shownBy }: MessagesPageProps) {
  const [query, setQuery] = useState<MessageQuery>({ search: '', area: '' });
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const found = findMessages(messages, query);

  function changeQuery(next: MessageQuery) {
    setQuery(next);
    setPage(1);
  }

  function turnTo(next: number) {
    setPage(next);
    list.current?.focus();
    list.current?.scrollIntoView();
  }

  return (
    <PageLayout>
      <PageHeader lead="Tudo o que o portal diz. Cada frase leva a uma história que a mostra.">Mensagens</PageHeader>
      <Stack gap={24}>
        <SearchField
          label="Buscar"
          placeholder="Palavras do texto ou do nome"
          value={query.search}
          onChange={(search) => changeQuery({ ...query, search })}
        />
        <SelectField
          label="Área"
          options={areaOptions}
          value={query.area}
          onChange={(area) => changeQuery({ ...query, area })}
        />
        <div role="status">
          <Text tone="muted">
            {formatCount(found.length)} de {formatCount(messages.length)} mensagens
          </Text>
        </div>
        {found.length === 0 ? (
          <EmptyState title="Nenhuma mensagem encontrada." />
        ) : (
          <>
            <List ref={list} tabIndex={-1} aria-label="Mensagens desta página" className={styles.list}>
              {rowsOfPage(found, page, pageSize).map((message) => (
                <MessageItem key={messageName(message)} message={message} story={shownBy[listedName(message)]} />
              ))}
            </List>
            <Pagination
              texts={networkListsMessages.pages}
              label="Páginas de mensagens"
              page={page}
              pageSize={pageSize}
              total={found.length}
              onPage={turnTo}
            />
          </>
        )}
      </Stack>
    </PageLayout>
  );
}

/** `story` is the id of a story that shows the message. */
function MessageItem({ message, story }: { message: ListedMessage; story: string | undefined }) {
  const { text, lang } = message;
  return (
    <li className={styles.item}>
      <p lang={lang === 'en' ? 'en' : undefined} className={styles.message}>
        {text}
      </p>
      <div className={styles.details}>
        {story !== undefined && (
          <PageLink href={storyHref(story)}>
            Ver na tela <VisuallyHidden>“{text}”</VisuallyHidden>
          </PageLink>
        )}
        <span className={styles.name}>{messageName(message)}</span>
      </div>
    </li>
  );
}
