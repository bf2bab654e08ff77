/** Creates an element with properties and content; strings become text nodes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

/** A field with its label. */
export function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, label, field);
}

/** A button with a click handler. */
export function button(label: string, press: () => void): HTMLButtonElement {
  return element('button', { type: 'button', onclick: press }, label);
}

/** Styles of the panel, isolated in a shadow tree. */
export const looks = `
:host { all: initial; position: fixed; left: 8px; bottom: 8px; z-index: 2147483000; font: 14px/1.45 system-ui, sans-serif; color-scheme: light dark; }
section { box-sizing: border-box; width: min(22rem, calc(100vw - 16px)); max-height: 70vh; overflow: auto; margin-bottom: 8px; padding: 12px; border: 1px solid #6b7684; border-radius: 12px; background: Canvas; color: CanvasText; display: grid; gap: 10px; }
section[hidden] { display: none; }
h2 { font-size: 16px; margin: 0; }
p { margin: 0; overflow-wrap: anywhere; }
label { display: grid; gap: 2px; font-weight: 600; }
input, select, button { font: inherit; min-height: 44px; box-sizing: border-box; width: 100%; padding: 4px 10px; border: 1px solid #6b7684; border-radius: 8px; background: Field; color: FieldText; }
button { cursor: pointer; font-weight: 600; background: ButtonFace; color: ButtonText; }
.opener { width: auto; }
:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
a { color: LinkText; }
`;
