import { ButtonLink, Inline, Notice, TextLink } from '@raiz/ui';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';

/** What comes after the last lesson: the certificate, and other courses. Read aloud when it appears. */
export function CourseFinished() {
  const { title, description, certificates, catalogue } = lessonMessages.finished;
  return (
    <Notice
      tone="success"
      title={title}
      actions={
        <Inline>
          <ButtonLink href={paths.certificates}>{certificates}</ButtonLink>
          <TextLink href={paths.catalogue}>{catalogue}</TextLink>
        </Inline>
      }
    >
      {description}
    </Notice>
  );
}
