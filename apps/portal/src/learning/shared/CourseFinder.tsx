import { SelectField, type SelectOption, Stack, Text, TextField } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import type { Ref } from 'react';
import type { CourseView } from './courseView.ts';
import * as styles from './CourseFinder.css.ts';

export interface CourseFinderProps<Filter extends string> {
  /** Label of the search field. */
  searchLabel: string;
  /** Label of the filter. */
  filterLabel: string;
  /** The filters that can be chosen, in the order shown. */
  options: readonly SelectOption<Filter>[];
  /** What is looked for and shown, as the address has it. */
  view: CourseView<Filter>;
  /** How many courses match. */
  found: number;
  /** Called with what has changed. */
  onChange: (changes: Partial<CourseView<Filter>>) => void;
  /** The search field itself, so that focus can be led to it. */
  ref: Ref<HTMLInputElement>;
}

/** Narrows a list of courses by words and by kind; the number found is shown, and read aloud as one types. */
export function CourseFinder<Filter extends string>(props: CourseFinderProps<Filter>) {
  const { searchLabel, filterLabel, options, view, found, onChange, ref } = props;
  return (
    <search>
      <Stack gap={8}>
        <div className={styles.fields}>
          <TextField
            ref={ref}
            type="search"
            name="busca"
            label={searchLabel}
            optionalText=""
            value={view.search}
            onChange={(search) => onChange({ search })}
          />
          <SelectField
            name="mostrar"
            label={filterLabel}
            optionalText=""
            options={options}
            value={view.filter}
            onChange={(filter) => onChange({ filter })}
          />
        </div>
        <div role="status">
          <Text size="small" tone="muted">
            {countOf(found, courseWordsMessages.courseCount)}
          </Text>
        </div>
      </Stack>
    </search>
  );
}
