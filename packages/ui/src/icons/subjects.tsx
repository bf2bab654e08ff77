import {
  Award,
  BookOpen,
  ClipboardList,
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
  UsersRound,
} from 'lucide-react';
import { icon } from './Icon.tsx';

/** Premium. */
export const StarIcon = icon(Star, true);

/** Closed to this user. */
export const LockIcon = icon(Lock);

/** Open to everyone. */
export const OpenDiamondIcon = icon(Diamond);

/** A person. */

/** Several people: the network. */
export const PeopleIcon = icon(UsersRound);

/** Money earned or paid out. */
export const EarningsIcon = icon(Coins);

/** A course or its lessons. */
export const CourseIcon = icon(BookOpen);

/** A text to read. */
export const PageIcon = icon(FileText);

/** A certificate. */
export const CertificateIcon = icon(Award);

/** An empty list. */
export const ListIcon = icon(ClipboardList);

/** A link. */
export const LinkIcon = icon(Link);

/** The next goal. */
export const FlagIcon = icon(Flag);

/** A bonus. */
export const GiftIcon = icon(Gift);

/** A chat, such as WhatsApp. */
export const ChatIcon = icon(MessageCircle);

/** An announcement. */
export const MegaphoneIcon = icon(Megaphone);
