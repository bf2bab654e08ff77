import type { Schemas } from '@raiz/api-client';

/** A database without rows. */
export function emptyDatabase(): Database {
  return {
    users: [],
    sessions: [],
    mailTokens: [],
    mails: [],
    bankAccounts: [],
    subscriptions: [],
    payments: [],
    vouchers: [],
    usedVouchers: [],
    checkouts: [],
    referrals: [],
    earnings: [],
    withdrawals: [],
    videos: [],
    funds: [],
    fundHistory: [],
    courses: [],
    modules: [],
    lessons: [],
    enrolments: [],
    progress: [],
    certificates: [],
  };
}

/** A registered person. The mock stores the password in plain text: it protects nothing real. */
export interface UserRow {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  is_admin: boolean;
  password: string;
  /** Whether the person has opened the link of the confirmation mail: `docs/specification.md#e-mail-confirmation`. */
  confirmed: boolean;
  /** The API rejects a blocked account everywhere: `docs/api-decisions.md#blocked-accounts`. */
  blocked: boolean;
  sponsor_id: number | null;
  /** Calendar day of registration, `YYYY-MM-DD`; the sponsor's network shows it as `referral_date`. */
  joined_on: string;
  /** Name of the level: `docs/specification.md#qualification-levels`. */
  level: string;
  /** Calendar day of the last qualification. */
  qualified_on: string | null;
  /** What is missing for the next level. */
  next_step: Schemas['ProximoNivel'] | null;
}

/** A session: an opaque token and its user. */
interface SessionRow {
  token: string;
  user_id: number;
  /** End of validity, ISO with offset; a session without it never ends. */
  expires_at?: string;
}

/** A link sent by mail: address confirmation, or password reset, which works once. */
export interface MailTokenRow {
  token: string;
  user_id: number;
  purpose: 'confirm' | 'reset';
  /** End of validity, ISO with offset; null for a token that never expires. */
  expires_at: string | null;
}

/** A mail that was "sent"; `preview_url` opens its page. */
export interface MailRow {
  /** Unguessable id in the preview address. */
  id: string;
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  text: string[];
  /** The main link; `href` is a path of the portal or of the mock. */
  action: { label: string; href: string };
  /** Moment, ISO with offset. */
  sent_at: string;
}

/** A subscription; a user without one is `inactive` with three nulls. */
export type SubscriptionRow = Schemas['StatusAssinatura'] & { user_id: number };

/** A hosted checkout. It stays open until the person pays or cancels. */
export interface CheckoutRow {
  id: string;
  user_id: number;
  /** In reais. */
  amount: number;
  voucher_code: string | null;
  state: 'open' | 'paid' | 'left';
}

/** A voucher; the table stores codes in capitals. */
export interface VoucherRow {
  code: string;
  /** Percent, 0 to 100. */
  discount: number;
  /** Last calendar day of validity; null for a voucher that never expires. */
  valid_until: string | null;
}

/** A row with its owner; distributes over unions. */
export type OwnedBy<Row> = Row extends unknown ? Row & { user_id: number } : never;

/** A person of a network, with the level that stays recognised; `nivel` is the current one. */
export type NetworkPerson = Schemas['Indicado'] & { recognised_level?: string | null };

/** A person in a leader's network who is not a user: thousands of users would be too heavy. */
export type ReferralRow = NetworkPerson & { owner_id: number };

export type CourseRow = Required<Schemas['Curso']>;
export type ModuleRow = Required<Omit<Schemas['Modulo'], 'lessons'>>;
export type LessonRow = Required<Omit<Schemas['Aula'], 'completed'>>;

export interface EnrolmentRow {
  user_id: number;
  course_id: number;
}

/** An entry of "Meus Vídeos e Conquistas": of one person, or for everyone without `user_id`. */
type VideoRow = Schemas['Video'] & { user_id?: number };

export interface ProgressRow {
  user_id: number;
  lesson_id: number;
  /** Moment, ISO with offset. */
  completed_at: string;
}

/** An issued certificate with its own copy of the names, so that it outlives the course. */
export interface CertificateRow {
  id: number;
  user_id: number;
  course_id: number;
  title: string;
  student: string;
  issued_at: string;
  /** Unguessable part of the address of the PDF. */
  key: string;
}

/** Every table of the mock server. Plain JSON, so that a file or the browser's storage can hold it. */
export interface Database {
  users: UserRow[];
  sessions: SessionRow[];
  mailTokens: MailTokenRow[];
  mails: MailRow[];
  bankAccounts: OwnedBy<Schemas['Conta']>[];
  subscriptions: SubscriptionRow[];
  payments: OwnedBy<Schemas['Pagamento']>[];
  vouchers: VoucherRow[];
  usedVouchers: OwnedBy<Schemas['VoucherUsado']>[];
  checkouts: CheckoutRow[];
  referrals: ReferralRow[];
  earnings: OwnedBy<Schemas['Ganho']>[];
  withdrawals: OwnedBy<Schemas['Saque']>[];
  videos: VideoRow[];
  funds: Schemas['Fundo'][];
  fundHistory: Schemas['HistoricoFundo'][];
  courses: CourseRow[];
  modules: ModuleRow[];
  lessons: LessonRow[];
  enrolments: EnrolmentRow[];
  progress: ProgressRow[];
  certificates: CertificateRow[];
}
