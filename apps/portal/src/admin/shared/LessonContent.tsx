import { Button, Card, Inline, SkeletonText, Stack, Text, TextAreaField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { FormValues } from '../../shared/useFormValues.ts';
import type { LessonValues } from './lessonValues.ts';

const { Part: LessonMaterial, intent } = lazyPart(
  () => import('../../shared/LessonMaterial.tsx').then((material) => material.LessonMaterial),
  <SkeletonText lines={4} />,
);

export interface LessonContentProps {
  /** Fields of the lesson, with what is wrong in each. */
  form: FormValues<LessonValues>;
  /** The full page demands the content, the list's form does not (spec, section 5). */
  required: boolean;
}

function isEmpty({ content, videoUrl, resourceUrl }: LessonValues): boolean {
  return [content, videoUrl, resourceUrl].every((text) => text.trim() === '');
}

/** The text of a lesson, and below it on demand the whole lesson as learners will see it: it follows the typing. */
export function LessonContent({ form: { values, errors, set }, required }: LessonContentProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={12}>
      <TextAreaField
        label={words.content}
        required={required}
        optionalText={words.optional}
        hint={words.contentHint}
        rows={8}
        error={errors.content ?? null}
        value={values.content}
        onChange={(content) => set('content', content)}
      />
      <Inline>
        <Button variant="secondary" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} {...intent}>
          {words.preview}
        </Button>
      </Inline>
      {isShown && (
        <Card title={words.preview}>
          {isEmpty(values) ? <Text tone="muted">{words.nothingToPreview}</Text> : <Preview values={values} />}
        </Card>
      )}
    </Stack>
  );
}

/** Drawn by the learner's own renderer, which speaks Portuguese. */
function Preview({ values: { title, content, videoUrl, resourceUrl } }: { values: LessonValues }) {
  return (
    <div lang="pt-BR">
      <Stack gap={16}>
        <LessonMaterial isAdmin={false} lesson={{ title, content, video_url: videoUrl, resource_url: resourceUrl }} />
      </Stack>
    </div>
  );
}
