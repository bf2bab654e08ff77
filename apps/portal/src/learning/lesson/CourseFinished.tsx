import { ButtonLink, Inline, Notice, TextLink } from '@raiz/ui';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/page/paths.ts';

export interface CourseFinishedProps {
  /** Whether a lesson follows, whose link is then the main action. */
  hasNext: boolean;
}

/** Links to the certificate and to other courses when the course is finished. */
export function CourseFinished({ hasNext }: CourseFinishedProps) {
  const { title, description, certificates, catalogue } = lessonMessages.finished;
  return (
    <Notice
      tone="success"
      title={title}
      actions={
        <Inline>
          <ButtonLink href={paths.certificates} variant={hasNext ? 'secondary' : 'primary'}>
            {certificates}
          </ButtonLink>
          <TextLink href={paths.catalogue}>{catalogue}</TextLink>
        </Inline>
      }
    >
      {description}
    </Notice>
  );
}
