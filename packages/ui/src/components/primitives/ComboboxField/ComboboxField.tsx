import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ComponentProps, type MouseEvent, useId, useRef, useState } from 'react';
import { type CountForms, countOf } from '../../../format/number.ts';
import { CloseIcon } from '../../../icons/frame.tsx';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import { CheckIcon } from '../../../icons/status.tsx';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { useMergedRef } from '../../../internal/useMergedRef.ts';
import { Field, type FieldControl, type FieldProps, splitField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { exactOption, matchOptions, type ComboboxOption } from './matchOptions.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as iconButton from '../IconButton/IconButton.css.ts';
import * as styles from './ComboboxField.css.ts';

const count: CountForms = { none: '', one: '1 opção', many: ({ count: options }) => `${options} opções` };

const texts = {
  count,
  none: 'Nenhuma opção encontrada. Vale o que você digitou.',
  show: 'Mostrar opções',
  list: 'Opções',
} as const;

type NativeProps = Pick<
  ComponentProps<'input'>,
  'disabled' | 'inputMode' | 'name' | 'onBlur' | 'placeholder' | 'ref' | 'spellCheck'
>;

/** Props of ComboboxField; the native ones are those of `<input>`. */
export interface ComboboxFieldProps extends FieldProps, NativeProps {
  /** The suggestions, in the order shown. */
  options: readonly ComboboxOption[];
  /** The text: the value of an option, or any other. */
  value: string;
  /**
   * Called with each typed text and null, or with the value of the chosen option and the option. When the list closes,
   * a typed text that equals the value or hint of exactly one option chooses it.
   */
  onChange: (value: string, option: ComboboxOption | null) => void;
}

/**
 * A text field with suggestions: typing filters them, ignoring case and accents. Arrows, Home and End move, Enter or
 * Tab chooses, Esc closes, Alt with an arrow opens and closes. The list opens upward where there is no space below. For
 * a short list of fixed choices use SelectField.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const [frame, own] = splitField(props);
  const labelId = useId();
  return (
    <Field {...frame} labelId={labelId}>
      {(control) => <ComboboxControl {...own} control={control} labelId={labelId} />}
    </Field>
  );
}

/** Props of ComboboxControl: those of ComboboxField without label and notes. */
interface ComboboxControlProps extends Omit<ComboboxFieldProps, keyof FieldProps> {
  /** Attributes that connect the input to label, hint and error. */
  control: FieldControl;
  /** Id of the label, which names the input and describes its buttons. */
  labelId: string;
}

/** The input of a combobox with its buttons and its list. */
function ComboboxControl(props: ComboboxControlProps) {
  const { control, labelId, options, value, onChange, ref, ...native } = props;
  const input = useRef<HTMLInputElement>(null);
  const { list, shown, chosen, write } = useSuggestions({ options, value, onChange, inputId: control.id, labelId });
  const isShown = list.isOpen && shown.length > 0;
  const [field, setField] = useState<HTMLElement | null>(null);
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    open: list.isOpen,
    placement: 'bottom-start',
    middleware,
    elements: { reference: field, floating: popup },
    whileElementsMounted: autoUpdate,
  });
  const canClear = native.disabled !== true && value !== '';

  function clear() {
    onChange('', null);
    list.reset();
    input.current?.focus();
  }

  const menuProps = list.getMenuProps(
    { ref: setPopup, 'aria-label': texts.list, onMouseDown: keepFocus },
    // The list is in the document while it is open.
    { suppressRefError: true },
  );

  return (
    <div ref={setField} className={fieldStyles.box}>
      <input
        {...list.getInputProps({
          autoCorrect: 'off',
          spellCheck: false,
          ...native,
          ...control,
          ref: useMergedRef(input, ref),
          'aria-expanded': isShown,
          onChange: (event) => write(event.currentTarget.value),
        })}
        type="text"
        className={cx(fieldStyles.control, styles.input[canClear ? 'two' : 'one'])}
      />
      <span className={fieldStyles.insideButton}>
        {canClear && (
          <IconButton
            label={uiTexts.clear}
            icon={<CloseIcon />}
            aria-describedby={labelId}
            onMouseDown={keepFocus}
            onClick={clear}
          />
        )}
        {/* Not in the tab order, as arrow keys open the list: one tab stop for the whole field. */}
        <button
          {...list.getToggleButtonProps({ disabled: native.disabled, 'aria-expanded': isShown })}
          type="button"
          aria-label={texts.show}
          aria-describedby={labelId}
          title={texts.show}
          onMouseDown={keepFocus}
          className={iconButton.size.medium}
        >
          <span className={cx(styles.arrow, list.isOpen && styles.arrowUp)}>
            <ChevronDownIcon />
          </span>
        </button>
      </span>
      <div aria-live="polite">
        {isShown && <VisuallyHidden>{countOf(shown.length, texts.count)}</VisuallyHidden>}
        {list.isOpen && !isShown && (
          <p ref={setPopup} style={floatingStyles} className={cx(styles.popup, styles.none)}>
            {texts.none}
          </p>
        )}
      </div>
      {isShown && (
        <div {...menuProps} style={floatingStyles} className={styles.popup}>
          {shown.map((option, index) => (
            <div key={option.value} {...list.getItemProps({ item: option, index })} className={styles.option}>
              <span className={styles.label}>{option.value}</span>
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
              {chosen !== null && <span className={styles.tick}>{option === chosen && <CheckIcon />}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** A press on a button or on the scroll bar must not take the focus from the input. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** Distance from the field, which has a focus ring, and from the edge, in CSS pixels. */
const distance = 8;

/** Minimum usable height in CSS pixels; a lower list extends past the edge. */
const minHeight = 132;

/**
 * Keeps the list out of the space that the page reserves for its header.
 * @param missing further space to reserve, in CSS pixels
 */
function edges(missing = 0) {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return { padding: { top: (header || distance) + missing, bottom: distance + missing } };
}

const middleware = [
  offset(distance),
  // By the height of a long list, so that it stays on its side while typing shortens it.
  flip(({ rects }) => ({ ...edges(styles.highest - rects.floating.height), crossAxis: false })),
  size(() => ({
    ...edges(),
    apply({ availableHeight, elements }) {
      elements.floating.style.setProperty(styles.room, `${Math.max(availableHeight, minHeight)}px`);
    },
  })),
];

interface SuggestionsSource extends Pick<ComboboxFieldProps, 'options' | 'value' | 'onChange'> {
  inputId: string;
  labelId: string;
}

type State = UseComboboxState<ComboboxOption>;
type Change = UseComboboxStateChangeOptions<ComboboxOption>;
const { stateChangeTypes: types } = useCombobox;

/** Downshift's combobox for the caller's text, which only chosen options replace. */
function useSuggestions({ options, value, onChange, inputId, labelId }: SuggestionsSource) {
  // Whether the list is open because of typing: only then does the text filter it.
  const [typing, setTyping] = useState(false);
  const shown = matchOptions(options, typing ? value : '');
  const chosen = typing ? null : (options.find((option) => option.value === value) ?? null);

  function reduce(state: State, { type, changes }: Change): Partial<State> {
    // Only keys highlight, so that Tab never takes the option under the mouse.
    if (type === types.ItemMouseMove || type === types.MenuMouseLeave) return state;
    // A press in the text sets the caret.
    if (type === types.InputClick && state.isOpen) return state;
    // While closed, Esc belongs to the form or dialog and does not empty the field.
    if (type === types.InputKeyDownEscape && !state.isOpen) return state;
    if (!typing || changes.isOpen) return changes;
    return { ...changes, selectedItem: exactOption(options, changes.inputValue ?? '') ?? changes.selectedItem };
  }

  const list = useCombobox<ComboboxOption>({
    items: shown,
    inputValue: value,
    selectedItem: chosen,
    itemToString: (option) => option?.value ?? '',
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem.value, selectedItem),
    onIsOpenChange: ({ isOpen }) => !isOpen && setTyping(false),
    inputId,
    labelId,
  });

  function write(text: string) {
    setTyping(true);
    onChange(text, null);
  }

  return { list, shown, chosen, write };
}
