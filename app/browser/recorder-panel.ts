export function made<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "", className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

export const panel = made("section", "", "card stack");
export const status = made("p");
export const screen = made("video", "", "answer");
export const bar = made("progress");
export const row = made("div", "", "row");

export function button(text: string, press: () => unknown, kind = ""): HTMLButtonElement {
  const element = made("button", text, `button ${kind}`);
  element.type = "button";
  element.addEventListener("click", () => press());
  return element;
}

export function tell(text: string, ...buttons: HTMLButtonElement[]): void {
  status.textContent = text;
  row.replaceChildren(...buttons);
}

export function fail(title: string, text: string): void {
  panel.querySelector("[role=alert]")?.remove();
  const note = made("div", "", "note error");
  note.setAttribute("role", "alert");
  note.replaceChildren(made("b", title), made("div", text));
  panel.insertBefore(note, panel.firstChild);
}

export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
export const weight = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.round(bytes / 1e5) / 10} MB`;
