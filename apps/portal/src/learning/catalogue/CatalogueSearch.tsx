import { Stack, Text, TextField } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { catalogueMessages, courseWordsMessages } from '@raiz/ui/messages/learning';
import type { Ref } from 'react';
import * as styles from './CatalogueSearch.css.ts';

export interface CatalogueSearchProps {
  value: string;
  /** How many courses match. */
  found: number;
  onChange: (value: string) => void;
  /** The field itself, so that focus can be led to it. */
  ref: Ref<HTMLInputElement>;
}

/** Looks for courses by title and description; the number found is shown, and read aloud as one types. */
export function CatalogueSearch({ value, found, onChange, ref }: CatalogueSearchProps) {
  return (
    <search className={styles.search}>
      <Stack gap={8}>
        <TextField
          ref={ref}
          type="search"
          name="busca"
          label={catalogueMessages.search}
          optionalText=""
          value={value}
          onChange={onChange}
        />
        <div role="status">
          <Text size="small" tone="muted">
            {countOf(found, courseWordsMessages.courseCount)}
          </Text>
        </div>
      </Stack>
    </search>
  );
}
