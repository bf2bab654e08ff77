import { Stack, TextField, VisuallyHidden } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { catalogueMessages, courseWordsMessages } from '@raiz/ui/messages/learning';
import type { Ref } from 'react';

export interface CatalogueSearchProps {
  value: string;
  /** How many courses match. */
  found: number;
  onChange: (value: string) => void;
  /** The field itself, so that focus can be led to it. */
  ref: Ref<HTMLInputElement>;
}

/** Looks for courses by title and description; the number found is read aloud as one types. */
export function CatalogueSearch({ value, found, onChange, ref }: CatalogueSearchProps) {
  return (
    <Stack gap={8}>
      <TextField ref={ref} type="search" name="busca" label={catalogueMessages.search} value={value} onChange={onChange} />
      <VisuallyHidden as="p" role="status">
        {value === '' ? '' : countOf(found, courseWordsMessages.courseCount)}
      </VisuallyHidden>
    </Stack>
  );
}
