/** The name of this build of the page: that of its first script, which changes with every part of it. */
export const buildOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? ''
