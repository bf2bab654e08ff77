import {
  Award,
  BookOpen,
  ClipboardList,
  createLucideIcon,
  Coins,
  Diamond,
  FileText,
  Flag,
  Gift,
  Link,
  Lock,
  Megaphone,
  MessageCircle,
  Star,
  Trophy,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { icon } from './Icon.tsx';

/** Premium. */
export const StarIcon = icon(Star, true);

/** Closed to this user. */
export const LockIcon = icon(Lock);

/** A diamond level. */
export const DiamondIcon = icon(Diamond, true);

/** Open to everyone. */
export const OpenDiamondIcon = icon(Diamond);

/** A person. */
export const PersonIcon = icon(UserRound);

/** Several people: the network. */
export const PeopleIcon = icon(UsersRound);

/** Money earned or paid out. */
export const EarningsIcon = icon(Coins);

/** A course or its lessons. */
export const CourseIcon = icon(BookOpen);

/** A text to read. */
export const PageIcon = icon(FileText);

/** A PDF: a page with the letters, in the stroke of the other icons. */
export const PdfIcon = icon(
  createLucideIcon('pdf', [
    ['path', { d: 'M5 11V4a2 2 0 0 1 2-2h7l5 5v4M14 2v3a2 2 0 0 0 2 2h3', key: 'page' }],
    [
      'path',
      {
        d: 'M3.5 22v-7H5a2 2 0 0 1 0 4H3.5M10 15v7h1a2.5 2.5 0 0 0 2.5-2.5v-2A2.5 2.5 0 0 0 11 15ZM17.5 22v-7h3.5M17.5 18.5h3',
        key: 'letters',
      },
    ],
  ]),
);

/** A certificate. */
export const CertificateIcon = icon(Award);

/** An empty list. */
export const ListIcon = icon(ClipboardList);

/** A link. */
export const LinkIcon = icon(Link);

/** The next goal. */
export const FlagIcon = icon(Flag);

/** Something achieved. */
export const TrophyIcon = icon(Trophy);

/** A bonus. */
export const GiftIcon = icon(Gift);

/** A chat, such as WhatsApp. */
export const ChatIcon = icon(MessageCircle);

/** An announcement. */
export const MegaphoneIcon = icon(Megaphone);
