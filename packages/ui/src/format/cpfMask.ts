import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { cpfIn, hasDigits } from './documents.ts';

const digit = /\d/;
const cpf = [digit, digit, digit, '.', digit, digit, digit, '.', digit, digit, digit, '-', digit, digit];

/** The mask, also where a digit has just been inserted. */
const likeMask = /^\d+(?:\.\d+(?:\.\d+(?:-\d+)?)?)?$/;

/** Eleven digits or more, and not one CPF: cut or joined they would be another one. */
function isOther(text: string): boolean {
  return hasDigits(text, likeMask.test(text) ? 12 : 11) && cpfIn(text) === null;
}

/** Of what is pasted, dropped or filled in, takes the only complete CPF, which replaces what was there. */
const takeComplete: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const inserted = cpfIn(data);
  if (inserted !== null) return { elementState: { value: '', selection: [0, 0] }, data: inserted };
  const { value } = elementState;
  const found = action === 'validation' && !likeMask.test(value) ? cpfIn(value) : null;
  return { elementState: { ...elementState, value: found ?? value }, data };
};

/** Deleting a dot or hyphen also deletes the digit beyond it. */
const deleteThroughMask: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (to - from !== 1 || digit.test(value.charAt(from)) || isOther(value)) return { elementState, data };
  if (action === 'deleteBackward') return { elementState: { value, selection: [from - 1, to] }, data };
  if (action === 'deleteForward') return { elementState: { value, selection: [from, to + 1] }, data };
  return { elementState, data };
};

/** The mask `000.000.000-00` of a CPF, for Maskito. A longer text keeps every character. */
export const cpfMask: MaskitoOptions = {
  mask: ({ value }) => (isOther(value) ? /^/ : cpf),
  preprocessors: [takeComplete, deleteThroughMask],
};

/**
 * Masks a CPF, or a part of one, as `000.000.000-00`, and drops other characters. A text of eleven digits or more that
 * is not one CPF stays as it is.
 */
export function maskCpf(text: string): string {
  return maskitoTransform(text, cpfMask);
}
