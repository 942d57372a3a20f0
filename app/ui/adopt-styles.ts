const adopted = new Set<string>();

/** Gives the page the styles of a part that comes by script, once. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  adopted.add(css);
}
