/** Every text outside the areas; a screen loads only its own catalogue. */
export * from './global/banner.ts';
export * from './global/common.ts';
export * from './global/header.ts';
export * from './global/home.ts';
export * from './global/loginNeeded.ts';
export * from './global/memberHome.ts';
export * from './global/notFound.ts';
export * from './global/session.ts';
export * from './global/support.ts';
export * from './global/terms.ts';
export * from './global/errors.ts';
