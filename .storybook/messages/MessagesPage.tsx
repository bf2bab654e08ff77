import { EmptyState, PageLayout, PageTitle, SelectField, TextField } from '@raiz/ui';
import { FilterBar, Pagination, rowsOfPage } from '@raiz/ui/table';
import { useMemo, useRef, useState } from 'react';
import { findMessages, type MessageQuery } from '../../packages/ui/src/messages/about/findMessages.ts';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { networkListsMessages as lists } from '../../packages/ui/src/messages/network/lists.ts';
import * as filters from './messageFilters.ts';
import { MessageGroups, type MessageGroupsProps } from './MessageGroups.tsx';
import * as styles from './Messages.css.ts';

export interface MessagesPageProps extends Pick<MessageGroupsProps, 'shownBy'> {
  /** All messages, in the order of the catalogue. */
  messages: readonly MessageAbout[];
  /** What is looked for at first. */
  query: MessageQuery;
}

const pageSize = 50;

/** Every text of the portal with its place, cause and tone, and a way to the story that shows it. */
export function MessagesPage({ messages, shownBy, query: first }: MessagesPageProps) {
  const [query, setQuery] = useState(first);
  const [page, setPage] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findMessages(messages, query), [messages, query]);

  function look(next: MessageQuery) {
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
      <PageTitle lead="Tudo o que o portal diz: o texto, onde aparece, quando e em que tom. Cada frase leva à história que a mostra no lugar dela.">
        Mensagens
      </PageTitle>
      <FilterBar
        texts={lists.filters}
        active={filters.activeFilters(query)}
        onRemove={(id) => look({ ...query, [id]: '' })}
        onClear={() => look(filters.noQuery)}
        result={filters.countWords(found.length, messages.length)}
      >
        <TextField
          type="search"
          label="Buscar"
          optionalText=""
          hint="Texto, lugar, caminho, causa ou nome."
          value={query.search}
          onChange={(search) => look({ ...query, search })}
        />
        <SelectField
          label="Área"
          optionalText=""
          options={filters.areaOptions}
          value={query.area}
          onChange={(area) => look({ ...query, area, place: '' })}
        />
        <SelectField
          label="Lugar"
          optionalText=""
          options={filters.placeOptions(messages, query.area)}
          value={query.place}
          onChange={(place) => look({ ...query, place })}
        />
        <SelectField
          label="Tom"
          optionalText=""
          options={filters.toneOptions}
          value={query.tone}
          onChange={(tone) => look({ ...query, tone })}
        />
        <SelectField
          label="Origem"
          optionalText=""
          options={filters.sourceOptions}
          value={query.source}
          onChange={(source) => look({ ...query, source })}
        />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState title="Nenhuma mensagem com esta busca e estes filtros." />
      ) : (
        <>
          <div ref={list} tabIndex={-1} role="group" aria-label="Mensagens desta página" className={styles.groups}>
            <MessageGroups messages={rowsOfPage(found, page, pageSize)} shownBy={shownBy} />
          </div>
          <Pagination
            texts={lists.pages}
            label="Páginas de mensagens"
            page={page}
            pageSize={pageSize}
            total={found.length}
            onPage={turnTo}
          />
        </>
      )}
    </PageLayout>
  );
}
