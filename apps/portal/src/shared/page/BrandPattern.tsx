import { CourseCover } from '@raiz/ui';

/** Selects the pattern of leaves in the brand's blue. */
const leaves = 12;

/** The brand's pattern, as large as its container. */
export function BrandPattern() {
  return <CourseCover courseId={leaves} size="fill" />;
}
