import {
  Bold,
  Copy,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  Mail,
  Pencil,
  Play,
  Plus,
  Printer,
  QrCode,
  Search,
  Share2,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { icon } from './Icon.tsx';

/** Downloads a file. */
export const DownloadIcon = icon(Download);

/** Prints the page. */
export const PrintIcon = icon(Printer);

/** Copies to the clipboard. */
export const CopyIcon = icon(Copy);

/** Edits. */
export const EditIcon = icon(Pencil);

/** Opens a menu of further actions. */
export const MoreIcon = icon(EllipsisVertical);

/** Plays a video. */
export const PlayIcon = icon(Play, true);

/** Makes text bold. */
export const BoldIcon = icon(Bold);

/** Adds. */
export const PlusIcon = icon(Plus);

/** Shows something hidden. */
export const EyeIcon = icon(Eye);

/** Hidden; also: not published. */
export const EyeOffIcon = icon(EyeOff);

/** Searches. */
export const SearchIcon = icon(Search);

/** Sends an e-mail. */
export const MailIcon = icon(Mail);

/** Opens the device's share sheet. */
export const ShareIcon = icon(Share2);

/** Shows a QR code. */
export const QrIcon = icon(QrCode);

/** Opens the filters of a list. */
export const FilterIcon = icon(SlidersHorizontal);

/** Deletes something. */
export const TrashIcon = icon(Trash2);
