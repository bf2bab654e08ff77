import { SelectField, type SelectOption, Text, TextField } from '@raiz/ui';
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
  /** The available filters, in the order shown. */
  options: readonly SelectOption<Filter>[];
  /** Search and filter, as the address has them. */
  view: CourseView<Filter>;
  /** How many courses match. */
  found: number;
  /** Called with what has changed. */
  onChange: (changes: Partial<CourseView<Filter>>) => void;
  /** The search field, to give it the focus. */
  ref: Ref<HTMLInputElement>;
}

/** Search and filter of a list of courses; shows and announces how many match. */
export function CourseFinder<Filter extends string>(props: CourseFinderProps<Filter>) {
  const { searchLabel, filterLabel, options, view, found, onChange, ref } = props;
  return (
    <search className={styles.fields}>
      <div className={styles.search}>
        <TextField
          ref={ref}
          type="search"
          name="busca"
          label={searchLabel}
          optionalText=""
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <div className={styles.filter}>
        <SelectField
          name="mostrar"
          label={filterLabel}
          optionalText=""
          options={options}
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
        />
      </div>
      <div role="status" className={styles.count}>
        <Text as="span" size="small" tone="muted">
          {countOf(found, courseWordsMessages.courseCount)}
        </Text>
      </div>
    </search>
  );
}
