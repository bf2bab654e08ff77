import { EmptyState, List, PageLayout, PageHeader, SelectField, Stack, Text, SearchField } from '@raiz/ui';
import { formatCount } from '@raiz/ui/format';
import { networkListsMessages } from '@raiz/ui/messages/network';
import { Pagination, rowsOfPage } from '@raiz/ui/table';
import { useRef, useState } from 'react';
import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { findMessages, type MessageQuery } from './findMessages.ts';
import * as styles from './Messages.css.ts';

export interface MessagesPageProps {
  /** All texts, in the order of the catalogue. */
  messages: readonly ListedMessage[];
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

/** All texts of the portal, with search. */
export function MessagesPage({ messages }: MessagesPageProps) {
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
      <PageHeader lead="Tudo o que o portal diz. O nome de cada frase diz a área e a tela, cujas histórias estão em Telas.">
        Mensagens
      </PageHeader>
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
                <MessageItem key={messageName(message)} message={message} />
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

function MessageItem({ message }: { message: ListedMessage }) {
  const { text, lang } = message;
  return (
    <li className={styles.item}>
      <p lang={lang === 'en' ? 'en' : undefined} className={styles.message}>
        {text}
      </p>
      <span className={styles.name}>{messageName(message)}</span>
    </li>
  );
}
