import { ArrowDownIcon, Button, SearchField, VisuallyHidden } from '@raiz/ui';
import { countOf, formatCount, trimUnseen } from '@raiz/ui/format';
import { referralTreeMessages as messages } from '@raiz/ui/messages/network';
import { type FormEvent, useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { ReferralIndex } from './findReferrals.ts';
import { findPeople, nextOf } from './referralTree.ts';
import * as styles from './ReferralTree.css.ts';

export interface TreeSearchProps {
  /** The whole network. */
  index: ReferralIndex;
  /** Selected node; the search continues after it. */
  from: number;
  /** Called with each text whose people are found. */
  onSearch: (text: string) => void;
  /** Called with the next matching node. */
  onFound: (node: number) => void;
}

/** Search by name or e-mail that moves from one match to the next. */
export function TreeSearch({ index, from, onSearch, onFound }: TreeSearchProps) {
  const [text, setText] = useState('');
  const hintId = useId();
  const deferred = useDeferredValue(text);
  const found = useMemo(() => findPeople(index, deferred), [index, deferred]);
  const at = found.indexOf(from);
  const result = trimUnseen(deferred) === '' ? '' : foundText(found.length, at);

  // Marks the matches and selects the first one while the user types; not when only the network has changed.
  const [first] = found;
  const follow = useEffectEvent(() => {
    onSearch(deferred);
    if (first !== undefined && at < 0) onFound(first);
  });
  useEffect(() => follow(), [deferred]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = nextOf(findPeople(index, text), from);
    if (next >= 0) onFound(next);
  }

  return (
    <form role="search" aria-label={messages.findPerson} className={styles.search} onSubmit={submit}>
      <SearchField
        label={messages.findPerson}
        placeholder={messages.findPersonPlaceholder}
        aria-describedby={hintId}
        value={text}
        onChange={setText}
      />
      <VisuallyHidden as="p" id={hintId}>
        {result || messages.findPersonHint}
      </VisuallyHidden>
      <p role="status" className={styles.result}>
        {result}
      </p>
      {found.length > 1 && (
        <Button type="submit" variant="secondary" size="small" icon={<ArrowDownIcon />} iconOnly="phones">
          {messages.nextPerson}
        </Button>
      )}
    </form>
  );
}

/** The number of people found, and which one is selected. */
function foundText(count: number, at: number): string {
  return at < 0
    ? countOf(count, messages.found)
    : messages.foundAt({ position: formatCount(at + 1), count: formatCount(count) });
}
