import { Button, Card, Inline, SkeletonText, Stack, Text, TextAreaField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FormField, type Check } from '../../shared/form/FormField.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { LessonValues } from './lessonValues.ts';

const { Part: LessonMaterial, intent } = lazyPart(
  () => import('../../shared/LessonMaterial.tsx').then((material) => material.LessonMaterial),
  <SkeletonText lines={4} />,
);

export interface LessonContentProps {
  /** React Hook Form's control of the lesson form. */
  control: Control<LessonValues>;
  /** Makes the content required; undefined: optional. */
  check: Check<LessonValues> | undefined;
}

/** The text of a lesson, with an optional live preview of the whole lesson as students see it. */
export function LessonContent({ control, check }: LessonContentProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={12}>
      <FormField control={control} check={check} name="content">
        {(field) => (
          <TextAreaField
            {...field}
            label={words.content}
            required={check !== undefined}
            optionalText={words.optional}
            hint={words.contentHint}
            rows={8}
          />
        )}
      </FormField>
      <Inline>
        <Button variant="secondary" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} {...intent}>
          {words.preview}
        </Button>
      </Inline>
      {isShown && (
        <Card title={words.preview}>
          <Preview control={control} />
        </Card>
      )}
    </Stack>
  );
}

/** Rendered by the component of the lesson page, which is in Portuguese. */
function Preview({ control }: Pick<LessonContentProps, 'control'>) {
  const [title, ...parts] = useWatch({ control, name: ['title', 'content', 'videoUrl', 'resourceUrl'] });
  if (parts.every((part) => part.trim() === '')) return <Text tone="muted">{words.nothingToPreview}</Text>;
  const [content, videoUrl, resourceUrl] = parts;
  return (
    <div lang="pt-BR">
      <Stack gap={16}>
        <LessonMaterial isAdmin={false} lesson={{ title, content, video_url: videoUrl, resource_url: resourceUrl }} />
      </Stack>
    </div>
  );
}
