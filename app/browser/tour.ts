import { TOUR_STEPS } from "~/domains/agents/tour-steps";
import { say } from "./toast";

/** Storage key that records that the tour was seen or skipped. */
const SEEN = "agent-dashboard-onboarding";
const WAIT_MS = 1000;
const HELP = "/agent/help";

const remembered = () => localStorage.getItem(SEEN);

function made<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = "") {
  const element = document.createElement(name);
  element.textContent = text;
  element.className = className;
  return element;
}

/** The visible navigation link that a tour step describes. */
const linkOf = (to: string) =>
  [...document.querySelectorAll<HTMLElement>(`nav a[href="${to}"]`)].find(
    (link) => link.offsetParent !== null,
  );

const RING = ["[outline:3px_solid_var(--color-accent)]", "outline-offset-2"];
let ringed: HTMLElement | undefined;

function ring(link?: HTMLElement): void {
  for (const name of RING) {
    ringed?.classList.remove(name);
    link?.classList.add(name);
  }
  ringed = link;
}

function end(box: HTMLDialogElement, how: "completed" | "skipped"): void {
  localStorage.setItem(SEEN, how);
  box.close();
  box.remove();
  ring();
  say("Welcome Tour Complete");
}

/** Positions the box above the bottom bar of a phone. */
const BOX =
  "tour fixed start-auto end-2 top-auto bottom-[calc(.5rem_+_4rem)] z-30 m-0 max-w-[min(22rem,calc(100vw_-_1rem))] p-3 text-inherit sheet-box";

function start(): void {
  document.querySelector(".tour")?.remove();
  const box = made("dialog", "", BOX);
  const back = made("button", "Back", "button slim");
  const next = made("button", "Next", "button slim primary");
  const skip = made("button", "Skip tour", "button slim quiet");
  const title = made("h2", "");
  const text = made("p", "");
  const count = made("span", "", "small muted");
  const row = made("div", "", "row");
  row.replaceChildren(back, next, skip, count);
  box.setAttribute("aria-labelledby", "tour-title");
  title.id = "tour-title";
  title.tabIndex = -1;
  title.className = "focus:[outline:none]";
  box.replaceChildren(title, text, row);
  document.body.appendChild(box);
  let index = 0;
  const show = (step: number) => {
    const shown = TOUR_STEPS[step];
    if (!shown) return end(box, "completed");
    index = step;
    ring(linkOf(shown.to));
    title.textContent = shown.title;
    text.textContent = shown.text;
    count.textContent = `${step + 1} of ${TOUR_STEPS.length}`;
    back.disabled = step === 0;
    next.textContent = step === TOUR_STEPS.length - 1 ? "Done" : "Next";
    title.focus();
  };
  back.addEventListener("click", () => show(index - 1));
  next.addEventListener("click", () => show(index + 1));
  skip.addEventListener("click", () => end(box, "skipped"));
  box.addEventListener("keydown", ({ key }) => key === "Escape" && end(box, "skipped"));
  box.show();
  show(0);
}

for (const help of document.querySelectorAll(`a[href="${HELP}"]`))
  help.addEventListener("click", (event) => {
    event.preventDefault();
    start();
  });

if (location.hash === "#tour") start();
else if (!remembered()) setTimeout(start, WAIT_MS);
