/** A window size of the toolbar. */
interface Viewport {
  name: string;
  styles: { width: string; height: string };
}

function viewport(name: string, width: number, height: number): Viewport {
  return { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

/**
 * Window sizes of the toolbar: phones, both sides of the menu's breakpoint at 768 px, columns at
 * 1024, a desktop.
 */
export const viewports = {
  phone320: viewport('Celular pequeno', 320, 640),
  phone360: viewport('Celular', 360, 740),
  phone375: viewport('Celular', 375, 812),
  tablet768: viewport('Último com menu lateral', 768, 900),
  tablet769: viewport('Primeiro com links', 769, 900),
  desk1024: viewport('Mesa estreita', 1024, 768),
  desk1280: viewport('Mesa', 1280, 900),
} as const satisfies Record<string, Viewport>;
