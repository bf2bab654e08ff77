/** The query client and what pages read with. */
const reads =
  /node_modules\/(?:@tanstack\/(?:query-core|react-query)|openapi-react-query)\/|portal\/src\/shared\/reads\//;

const api = /node_modules\/openapi-fetch\/|packages\/api-client\/|portal\/src\/shared\/session\/api\./;

/**
 * Folders whose modules share a chunk when at least three chunks import them. Not the frame of
 * forms behind buttons: with it React Hook Form would be part of every page; nor the columns of the
 * authors' lists, whose menu the authors' forms do not need; nor the modules of a course with their
 * texts, which the lists of courses do not show.
 */
const folderOf =
  /(?:portal\/src|portal\/src\/shared|ui\/src|ui\/src\/messages)\/(account|subscription|network|learning|admin|earnings|courses|format)\/(?!(?:.*\/)?(?:EditForm|columns|CourseModules)\.)/;

/** Components that most pages show. */
const common =
  /packages\/ui\/src\/(?:icons\/(?:actions|navigation)\.|internal\/usePreHydrationInput\.|components\/(?:primitives\/(?:Breadcrumbs|Card|EmptyState|Field|Heading|Layout|LoadFailed|Text)\/|domain\/(?:Badge\/Badge|CourseCover\/(?:CourseCover|cover))\.))/;

/** Small hooks of pages of several areas: each would be a request of its own. */
const hooks =
  /portal\/src\/shared\/(?:page\/(?:useDelayedNavigate|useEventCallback|useToday|timeLeft)|unsaved\/formValues)\./;

/** Icons but for those of packages/ui/src/icons/status.tsx and subjects.tsx, which few pages show. */
const icons =
  /node_modules\/lucide-react\/(?!.*\/(?:check|hourglass|award|book-open|clipboard-list|coins|file-text|flag|gift|link|lock|megaphone|message-circle|user-round|users-round)\.)/;

/** Style sheets that share a file, by component. All others are files with the code that imports them. */
const sheetOf = new Map(
  Object.entries({
    base: 'Heading Field EmptyState Text Badge CourseCover BackLink Result Avatar ProgressBar KeyValue SafeText edgeFade Breadcrumbs EditForm',
    table: 'DataTable TableRows Sorting PeopleTable Pagination FileButton',
    filters: 'FilterRow chip SearchField SelectField SegmentedControl TabStrip Person',
    forms: 'CheckboxField PointList BottomBar SponsorCard',
    levels: 'LevelChip LevelEmblem',
    charts: 'Chart MonthBars TypeBars ShareBar',
    courses: 'CourseCard LessonList Disclosure CourseModules CourseSearch CourseAside ContentTitle Seal',
    authors: 'ActionMenu TextAreaField layout orderColumn LessonFields',
  }).flatMap(([sheet, names]) => names.split(' ').map((name) => [name, sheet])),
);

const sheet = /([^/]+)\.css\.ts\.vanilla\.css/;

/** Modules that share a chunk, by what they hold. The bundler decides about all others. */
export const chunks = [
  // One file for the modules of every page: several would cost requests and compress worse.
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  { name: (id: string) => sheetOf.get(sheet.exec(id)?.[1] ?? '') ?? null, test: sheet, priority: 2 },
  { name: 'reads', test: reads, priority: 2 },
  { name: 'api', test: api, priority: 2 },
  { name: (id: string) => folderOf.exec(id)?.[1] ?? null, test: folderOf, minShareCount: 3, priority: 1 },
  { name: 'common', test: new RegExp(`${common.source}|${hooks.source}|${icons.source}`) },
];
