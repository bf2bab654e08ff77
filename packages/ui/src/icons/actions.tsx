import { Copy, Download, EllipsisVertical, Eye, EyeOff, Pencil, Plus, Search, Trash2 } from 'lucide-react';
import { icon } from './Icon.tsx';

/** Fetches a file. */
export const DownloadIcon = icon(Download);

/** Copies to the clipboard. */
export const CopyIcon = icon(Copy);

/** Deletes. */
export const TrashIcon = icon(Trash2);

/** Edits. */
export const EditIcon = icon(Pencil);

/** Opens a menu of further actions. */
export const MoreIcon = icon(EllipsisVertical);

/** Adds. */
export const PlusIcon = icon(Plus);

/** Shows what is hidden. */
export const EyeIcon = icon(Eye);

/** Hidden; also: not published. */
export const EyeOffIcon = icon(EyeOff);

/** Searches. */
export const SearchIcon = icon(Search);
