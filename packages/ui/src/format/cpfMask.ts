import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';

const digit = /\d/;

/** A dot or hyphen cannot be deleted by itself: deleting one takes the digit beyond it along. */
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
 * A CPF as `000.000.000-00` (14 characters at most; spec, section 9): other characters are dropped,
 * digits after the eleventh too, and a part of a number gets a part of the mask.
 */
export function maskCpf(text: string): string {
  return maskitoTransform(text, cpfMask);
}
