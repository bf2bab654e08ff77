import { TextLink } from '@raiz/ui';
import { hasId } from '../../../shared/reads/rows.ts';
import { WrittenText } from '../WrittenText.tsx';

export interface RowTitleProps {
  /** The row, as received. */
  row: { id: number | null; title: string | null };
  /** Address of the page of a row, by its id. */
  hrefOf: (id: number) => string;
}

/** The title of a row as the link to its page; only the title when the row has no id. */
export function RowTitle({ row, hrefOf }: RowTitleProps) {
  const title = <WrittenText>{row.title}</WrittenText>;
  if (!hasId(row)) return title;
  return (
    <TextLink look="inherit" href={hrefOf(row.id)}>
      {title}
    </TextLink>
  );
}
