import { Button, SearchIcon, TextField, VisuallyHidden } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { useDeferredValue, useMemo, useState, type FormEvent } from 'react';
import { findPeople, nextOf } from './findPeople.ts';
import type { ReferralIndex } from './referralIndex.ts';
import * as styles from './ReferralTree.css.ts';

export interface TreeSearchProps {
  /** The whole network. */
  index: ReferralIndex;
  /** Selected node; the search continues after it. */
  from: number;
  /** Called with the next matching node. */
  onFound: (node: number) => void;
}

/** Search by name or e-mail that goes from one match to the next. */
export function TreeSearch({ index, from, onFound }: TreeSearchProps) {
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  const found = useMemo(() => findPeople(index, deferred), [index, deferred]);
  const result = deferred.trim() === '' ? '' : countOf(found.length, messages.found);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = nextOf(findPeople(index, text), from);
    if (next >= 0) onFound(next);
  }

  return (
    <form role="search" aria-label={messages.findPerson} className={styles.search} onSubmit={submit}>
      <TextField
        type="search"
        label={messages.findPerson}
        hint={result || messages.findPersonHint}
        optionalText=""
        value={text}
        onChange={setText}
      />
      <Button type="submit" variant="secondary" icon={<SearchIcon />} disabled={text.trim() === ''}>
        {messages.nextPerson}
      </Button>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
    </form>
  );
}
