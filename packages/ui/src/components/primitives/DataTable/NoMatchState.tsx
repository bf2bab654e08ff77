import type { ReactNode } from 'react';
import { SearchIcon } from '../../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

/** Content of a table while filters match no rows. */
export interface NoMatch {
  /** One sentence, such as "Nenhum indicado com estes filtros." */
  title: ReactNode;
  /** One sentence of help. */
  help?: ReactNode;
  /** Called to clear all filters; the focus then moves to the table. */
  onClear: () => void;
  /** Label of the button. */
  clearText: string;
}

interface NoMatchStateProps extends NoMatch {
  onCleared: () => void;
}

/** Shown instead of the rows if filters match none, with a button that clears the filters. */
export function NoMatchState({ title, help, onClear, clearText, onCleared }: NoMatchStateProps) {
  function clear() {
    onCleared();
    onClear();
  }
  return (
    <EmptyState
      icon={<SearchIcon size="hero" />}
      title={title}
      action={
        <Button variant="secondary" onClick={clear}>
          {clearText}
        </Button>
      }
    >
      {help}
    </EmptyState>
  );
}
