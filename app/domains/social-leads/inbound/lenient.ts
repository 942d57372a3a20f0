import { MAX_EVENTS } from "./meta-forms";

/** Untrusted input from others: a mistyped field counts as missing. */
export type Fields = Record<string, unknown>;

const MAX_ID_LENGTH = 500;
/** The latest time that a Date can hold (ECMA-262, 21.4.1.1). */
const LATEST_MS = 8.64e15;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A single object counts as a list of one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_EVENTS) : isFields(value) ? [value] : [];

/** Maximum items read per call, so that a 3 MB call costs no more than a typical one from Meta. */
const MAX_ITEMS = 5 * MAX_EVENTS;

export type Take = (value: unknown) => unknown[];

/** `listOf` with one shared limit for all lists of a call. */
export function listsOfCall(): Take {
  let left = MAX_ITEMS;
  return (value) => {
    const some = listOf(value).slice(0, left);
    left -= some.length;
    return some;
  };
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string"
    ? value
    : typeof value === "number" && Number.isFinite(value)
      ? String(value)
      : undefined;

export const isTrue = (value: unknown): boolean => value === true || value === "true";

export function idOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && text !== "" && text.length <= MAX_ID_LENGTH ? text : undefined;
}

const FIRST_MS = 1e11;

/** Unix milliseconds from milliseconds or seconds, given as a number or its digits; null for anything else. */
export function timeOf(value: unknown): number | null {
  const text = textOf(value) ?? "";
  if (!/^\d{1,16}(\.\d{1,9})?$/.test(text)) return null;
  const time = Math.floor(Number(text) < FIRST_MS ? Number(text) * 1000 : Number(text));
  return time > 0 && time <= LATEST_MS ? time : null;
}

/**
 * Distinguishes a repeated preference from a new one. Without a time each "stop" is new: processing it twice does no
 * harm, and losing one would. A "resume" without a time counts once, since a late repetition would undo a later stop.
 */
export const preferenceKey = (personId: string, isStop: boolean, at: number | null) =>
  `${personId}:${isStop ? "stop" : "resume"}:${at ?? (isStop ? crypto.randomUUID() : "")}`;

/** Parses JSON; returns the text itself if it is not JSON. */
export function parsedJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
