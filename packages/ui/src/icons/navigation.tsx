import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChartColumn,
  ChevronDown,
  ChevronFirst,
  ChevronLast,
  ChevronRight,
  ChevronsUpDown,
  GripVertical,
  List,
  ListTree,
} from 'lucide-react';
import { icon } from './Icon.tsx';

/** Opens content below. */
export const ChevronDownIcon = icon(ChevronDown);

/** One level deeper. */
export const ChevronRightIcon = icon(ChevronRight);

/** Back, previous. */
export const ArrowLeftIcon = icon(ArrowLeft);

/** Forward, next. */
export const ArrowRightIcon = icon(ArrowRight);

/** Sorted upward. */
export const ArrowUpIcon = icon(ArrowUp);

/** Sorted downward. */
export const ArrowDownIcon = icon(ArrowDown);

/** Can be dragged to another place. */
export const GripIcon = icon(GripVertical);

/** Can be sorted. */
export const SortIcon = icon(ChevronsUpDown);

/** Shown as a list or table. */
export const RowsIcon = icon(List);

/** Shown as a chart. */
export const ChartIcon = icon(ChartColumn);

/** Shown as a tree. */
export const TreeIcon = icon(ListTree);

/** To the first page. */
export const FirstIcon = icon(ChevronFirst);

/** To the last page. */
export const LastIcon = icon(ChevronLast);
