import { describe, expect, it } from 'vitest';
import { pastedCpf, typedCpf } from './cpfEdit.ts';

/** `52|9.982` is the text with the caret where the bar stands. */
function read(marked: string) {
  return { text: marked.replace('|', ''), caret: marked.indexOf('|') };
}

function show({ value, caret }: { value: string; caret: number }) {
  return `${value.slice(0, caret)}|${value.slice(caret)}`;
}

function type(before: string, after: string, forward = false) {
  const { text, caret } = read(after);
  return show(typedCpf({ before, after: text, caret, forward }));
}

describe('typing a CPF', () => {
  it.each([
    ['', '5|', '5|'],
    ['529', '5299|', '529.9|'],
    ['529.982.247', '529.982.2472|', '529.982.247-2|'],
    ['529.982.247-2', '529.982.247-25|', '529.982.247-25|'],
    ['', 'x|', '|'],
    ['529', '529.|', '529|'],
  ])('at the end: %j, then %j, becomes %j', (before, after, shown) => {
    expect(type(before, after)).toBe(shown);
  });

  it.each([
    ['a digit', '529.982', '51|29.982', '51|2.998.2'],
    ['a digit before a dot', '529.982', '5291|.982', '529.1|98.2'],
    ['a letter', '529.982', '52x|9.982', '52|9.982'],
    ['over a selection', '529.982.247-25', '5|47-25', '5|47.25'],
  ])('in the middle, %s: the caret stays behind it', (_case, before, after, shown) => {
    expect(type(before, after)).toBe(shown);
  });
});

describe('a CPF written over the whole field at once', () => {
  it.each([
    ['the same digits without their mask', '529.982.247-25', '52998224725|', '529.982.247-25|'],
    ['the same digits, the caret at the start', '529.982.247-25', '|52998224725', '|529.982.247-25'],
    ['the same with its mask', '529.982.247-25', '529.982.247-25|', '529.982.247-25|'],
    ['other digits', '529.982.247-25', '11144477735|', '111.444.777-35|'],
    ['a part, without its only dot', '529.9', '5299|', '529.9|'],
  ])('%s', (_case, before, after, shown) => {
    expect(type(before, after)).toBe(shown);
  });
});

describe('deleting from a CPF', () => {
  it.each([
    ['a digit', '529.982', '52|.982', '52|9.82'],
    ['a dot takes the digit before along', '529.982', '529|982', '52|9.82'],
    ['the hyphen takes the digit before along', '529.982.247-25', '529.982.247|25', '529.982.24|2-5'],
    ['the first digit', '529.982', '|29.982', '|299.82'],
    ['the last digit', '529.9', '529.|', '529|'],
    ['all', '529.982', '|', '|'],
  ])('backward, %s', (_case, before, after, shown) => {
    expect(type(before, after)).toBe(shown);
  });

  it.each([
    ['a digit', '529.982', '52|.982', '52|9.82'],
    ['a dot takes the digit behind along', '529.982', '529|982', '529|.82'],
    ['the hyphen takes the digit behind along', '529.982.247-25', '529.982.247|25', '529.982.247|-5'],
  ])('forward, %s', (_case, before, after, shown) => {
    expect(type(before, after, true)).toBe(shown);
  });
});

describe('pasting a CPF', () => {
  it.each([
    ['without its mask', '|', '52998224725', '529.982.247-25|'],
    ['with its mask', '|', '529.982.247-25', '529.982.247-25|'],
    ['with words and blanks around', '|', ' CPF: 529.982.247-25\n', '529.982.247-25|'],
    ['whole, over a part', '12|3', '52998224725', '529.982.247-25|'],
    ['longer than a CPF', '|', '5299822472599', '529.982.247-25|'],
    ['a part in the middle', '529.|247', '982', '529.982|.247'],
    ['too many digits', '529.982.247|', '12345', '529.982.247-12|'],
    ['nothing of use', '529|', 'abc', '529|'],
  ])('%s', (_case, marked, pasted, shown) => {
    const { text, caret } = read(marked);
    expect(show(pastedCpf(text, caret, caret, pasted))).toBe(shown);
  });

  it('replaces what is selected', () => {
    expect(show(pastedCpf('529.982.247', 4, 7, '111'))).toBe('529.111|.247');
  });
});
