import { escapeHtml } from "~/core/html/html-entities";
import { htmlToText } from "~/core/html/html-to-text";
import { plainText, wellFormed } from "~/core/text";
import { readSlots, type Slot, type Slotted } from "./variables";

export interface RenderedMessage {
  subject: string;
  html: string;
  text: string;
  /** Variables without a value or a fallback; they were left out. */
  missing: string[];
  /** Unknown variable names; they were left out, or replaced by their fallback. */
  unknown: string[];
}

type Place = "subject" | "html" | "link" | "text";

interface Part extends Slotted {
  places: Place[];
}

export interface CompiledTemplate {
  subject: Part;
  html: Part;
  text: Part;
  variables: string[];
  /** Variables that are used at least once without a fallback. */
  needed: string[];
  unknown: string[];
}

function part(template: string, kind: "subject" | "html" | "text"): Part {
  const { texts, slots } = readSlots(template, kind === "html");
  let isInAddress = false;
  const places = slots.map((_, index): Place => {
    isInAddress = kind !== "subject" && endsInAddress[kind](texts[index] ?? "", isInAddress);
    return isInAddress ? "link" : kind;
  });
  return { texts, slots, places };
}

/** Inside a tag, variables occur only in URLs: a value is URL-encoded as part of it. `was`: the state where the text starts. */
const endsInAddress = {
  html(text: string, was: boolean) {
    const [open, closed] = [text.lastIndexOf("<"), text.lastIndexOf(">")];
    return open === closed ? was : open > closed;
  },
  text(text: string, was: boolean) {
    let start = text.length;
    while (start > 0 && text[start - 1]?.trim()) start -= 1;
    return (was && start === 0) || /https?:\/\/|mailto:/i.test(text.slice(start));
  },
};

/** HTML was sanitised when it was saved. Compile once, render for each recipient. */
export function compileTemplate(subject: string, html: string): CompiledTemplate {
  const parts = {
    subject: part(subject, "subject"),
    html: part(html, "html"),
    text: part(htmlToText(html), "text"),
  };
  const slots = [...parts.subject.slots, ...parts.html.slots];
  const names = (wanted: (slot: Slot) => string | undefined) => [
    ...new Set(slots.map(wanted).filter((name) => name !== undefined)),
  ];
  return {
    ...parts,
    variables: names((slot) => slot.variable),
    needed: names((slot) => (slot.fallback === "" ? slot.variable : undefined)),
    unknown: names((slot) => (slot.variable ? undefined : slot.name)),
  };
}

/** The signature is already HTML; thousands of emails share it, so its text is cached. */
let lastSignature = { html: "", text: "" };

function signatureText(html: string): string {
  if (lastSignature.html !== html) lastSignature = { html, text: htmlToText(html) };
  return lastSignature.text;
}

function written(value: string, variable: string, place: Place): string {
  if (variable === "signature") {
    if (place === "html") return value;
    return place === "text" ? signatureText(value) : "";
  }
  if (place === "html") return escapeHtml(value);
  return place === "link" ? encodeURIComponent(wellFormed(value)) : value;
}

const SPACES = [" ", "\t", "\u00a0", "&nbsp;"];
const CLOSES_GAP = /^(?:[ \t\u00a0,.;:!?،؛؟]|&nbsp;)/;

const spaceAtEnd = (text: string) => SPACES.find((space) => text.endsWith(space));

function withoutSpaces(text: string): string {
  let rest = text;
  let space = spaceAtEnd(rest);
  while (space !== undefined) {
    rest = rest.slice(0, -space.length);
    space = spaceAtEnd(rest);
  }
  return rest;
}

/** "Hello {{firstName}}," without a name becomes "Hello,": the space before an empty value is removed too. */
function closeGap(out: string[], next: string): void {
  if (!CLOSES_GAP.test(next)) return;
  for (let last = out.pop(); last !== undefined; last = out.pop()) {
    const rest = withoutSpaces(last);
    if (rest !== "") {
      out.push(rest);
      return;
    }
  }
}

/** Inserted values are never parsed again: a value with braces keeps them. */
function fill(
  { texts, slots, places }: Part,
  values: Record<string, string>,
  missing: Set<string>,
): string[] {
  const out = [texts[0] ?? ""];
  for (let index = 0; index < slots.length; index += 1) {
    const { variable, fallback } = slots[index] as Slot;
    const value = variable === undefined ? "" : (values[variable] ?? "");
    if (value !== "") out.push(written(value, variable as string, places[index] as Place));
    else if (fallback !== "") out.push(fallback);
    else {
      if (variable !== undefined) missing.add(variable);
      closeGap(out, texts[index + 1] ?? "");
    }
    out.push(texts[index + 1] ?? "");
  }
  return out;
}

const MAX_SUBJECT_LENGTH = 250;

/** One line without control characters, whatever the values contain, because it becomes a header. */
function headerLine(subject: string): string {
  const line = plainText(subject).replace(/\s{2,}/g, " ");
  return line.length <= MAX_SUBJECT_LENGTH ? line : line.slice(0, MAX_SUBJECT_LENGTH).replace(/\p{Cs}$/u, "");
}

/** Renders for one recipient; the template's fixed texts stay separate pieces. */
export function renderPieces(template: CompiledTemplate, values: Record<string, string>) {
  const missing = new Set<string>();
  return {
    subject: headerLine(fill(template.subject, values, missing).join("")),
    html: fill(template.html, values, missing),
    text: fill(template.text, values, missing),
    missing,
  };
}

/** `values` are plain text, except `signature`, which is HTML (see `leadValues`). */
export function renderMessage(template: CompiledTemplate, values: Record<string, string>): RenderedMessage {
  const { subject, html, text, missing } = renderPieces(template, values);
  return {
    subject,
    html: html.join(""),
    text: text.join(""),
    missing: [...missing],
    unknown: template.unknown,
  };
}
