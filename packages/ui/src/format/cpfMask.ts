import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;

/** Deleting a dot or hyphen also deletes the digit beyond it. */
const deleteThroughMask: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (to - from !== 1 || digit.test(value.charAt(from))) return { elementState, data };
  if (action === 'deleteBackward') return { elementState: { value, selection: [from - 1, to] }, data };
  if (action === 'deleteForward') return { elementState: { value, selection: [from, to + 1] }, data };
  return { elementState, data };
};

/** The mask `000.000.000-00` of a CPF, for Maskito. */
export const cpfMask: MaskitoOptions = {
  mask: [digit, digit, digit, '.', digit, digit, digit, '.', digit, digit, digit, '-', digit, digit],
  preprocessors: [deleteThroughMask],
};

/**
 * Masks a CPF, or a part of one, as `000.000.000-00`; drops other characters and digits after the
 * eleventh.
 */
export function maskCpf(text: string): string {
  return maskitoTransform(text, cpfMask);
}
