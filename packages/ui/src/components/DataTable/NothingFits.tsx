import type { ReactNode } from 'react';
import { SearchIcon } from '../../icons/actions.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';

/** What a table says when filters leave nothing of it. */
export interface NoMatch {
  /** One sentence, such as "Nenhum indicado com estes filtros." */
  title: ReactNode;
  /** One sentence of help. */
  help?: ReactNode;
  /** Called to take all filters away; the focus then goes to the table. */
  onClear: () => void;
  /** Words of the button. */
  clearText: string;
}

interface NothingFitsProps extends NoMatch {
  onCleared: () => void;
}

/** Stands where the rows would be when filters leave none: another picture and another way on than an empty list has. */
export function NothingFits({ title, help, onClear, clearText, onCleared }: NothingFitsProps) {
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
