/** A file of the build that several pages share, and the modules in it. */
interface SharedFile {
  name: string;
  test: RegExp;
}

/** The client, and what every page behind the login asks of it. */
const first: readonly SharedFile[] = [
  {
    name: 'api',
    test: /openapi-fetch|api-client\/src\/(?:client|conform|failure|generated\/shapes|rules\/links)|portal\/src\/shared\/(?:api|role|useIds)\./,
  },
];

/** What most pages are made of. */
const common: readonly SharedFile[] = [
  {
    // What reads, and shows that it reads; around every page of a member.
    name: 'data',
    test: /api-client\/src\/(?:queries\.ts|queries\/(?!useMutation))|portal\/src\/app\/MemberFacts|portal\/src\/shared\/(?:queries|DataScope|load|Loaded|focusTitle|useFocusAfterRetry|confirmDialog)\.|ui\/src\/(?:format\/(?:date|count|plural)|components\/LoadFailed\/)/,
  },
  {
    name: 'parts',
    test: /ui\/src\/(?:components\/(?:Card|Heading|Text|PageTitle|Layout|Badge|KeyValue|EmptyState)\/|icons\/subjects|messages\/statusWords)|portal\/src\/shared\/ScreenTitle\./,
  },
  { name: 'amounts', test: /ui\/src\/format\/(?:number|money|month|percent)/ },
  // Apart from the reading: most pages only read.
  { name: 'writes', test: /api-client\/src\/queries\/useMutation|portal\/src\/shared\/useMutation/ },
  { name: 'days', test: /api-client\/src\/rules\/(?:day|subscription)|portal\/src\/shared\/useToday/ },
];

/** What pages of one kind are made of. */
const some: readonly SharedFile[] = [
  {
    // The dialog library and what is made of it: only where something opens over the page.
    name: 'overlays',
    test: /@radix-ui|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|ui\/src\/(?:overlays|components\/(?:Dialog|SideMenu|ConfirmDialog|PremiumDialog)\/)/,
  },
  {
    name: 'fields',
    test: /ui\/src\/components\/(?:Form|Field|TextField|SelectField)\/|shared\/useFormValues\./,
  },
  {
    // What the forms of somebody without a session have in common.
    name: 'account',
    test: /account\/shared\/(?:email|useCall|MailPreview|useCarryEmail|carriedEmail)\.|shared\/loginState\.|rules\/serverTexts\.|components\/PasswordField\//,
  },
  {
    // Around each page of the admin area, and what most of its forms are made of.
    name: 'admin',
    test: /app\/AdminGate|admin\/shared\/(?:Admin|SaveRow|validate|useSaving|useGuardedForm|FailureNotice|failedQueries|PositionField|order\/order\.|useStable|WrittenText)|ui\/src\/components\/(?:Breadcrumbs|TextAreaField)\/|internal\/counterTexts|messages\/admin\/(?:form|words|portuguese)\.|shared\/unsaved\/(?:useUnsaved|unsavedWork|LeaveGuard|drafts|DraftNotice)/,
  },
  {
    // What its lists do with their rows: deleting, and putting in order.
    name: 'adminLists',
    test: /admin\/shared\/(?:order\/(?!order\.|startDrag|rowAt)|DeleteDialog|DeletedNotice|useDeletion)/,
  },
  // Sorting is the network's alone.
  {
    name: 'table',
    test: /ui\/src\/(?:components\/DataTable\/(?!Sort|nextSort|sortChoices)|internal\/filterTexts)/,
  },
  {
    // The lists of the network's and the earnings' pages.
    name: 'lists',
    test: /ui\/src\/components\/(?:Pagination|Stat)\/|internal\/pageTexts|network\/shared\/PagedTable|shared\/FileButton/,
  },
  { name: 'networkLinks', test: /network\/shared\/NetworkLinks|messages\/network\/links/ },
  { name: 'status', test: /components\/StatusBadge\// },
  { name: 'levelTone', test: /components\/LevelChip\/level/ },
  { name: 'levels', test: /components\/LevelChip\/|icons\/levels|messages\/network\/levels/ },
  {
    // The network as a table and as a tree.
    name: 'referrals',
    test: /network\/referrals\/(?:usePrepared|slices|chips|levelRank)|messages\/network\/referrals\./,
  },
];

/**
 * Which modules share a file, for the bundler. Anything else goes with the page that needs it, or into a file of its own where some pages need it.
 * A file takes along whatever its modules import that no list before its own, and nothing else in its own, asks for; where two files of a list
 * import the same, the first has it. Figures are in docs/decisions/0021.
 */
export const chunks = [
  // What every page needs is one file: a file for each little thing would cost a request each, and pack worse.
  { name: 'portal', tags: ['$initial' as const], priority: 4 },
  ...first.map((file) => ({ ...file, priority: 3 })),
  ...common.map((file) => ({ ...file, priority: 2 })),
  ...some.map((file) => ({ ...file, priority: 1 })),
];
