import { MAX_EVENTS } from "./meta-forms";

/** What others send, read without trust: anything mistyped counts as not told. */
export type Fields = Record<string, unknown>;

const MAX_ID_LENGTH = 500;
/** The last moment that a Date can have (ECMA-262, 21.4.1.1). */
const LATEST_MS = 8.64e15;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** A single object counts as a list of one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MAX_EVENTS) : isFields(value) ? [value] : [];

/** What a call may make us look at, so that one of 3 MB costs no more than one that Meta sends. */
const MAX_ITEMS = 5 * MAX_EVENTS;

export type Take = (value: unknown) => unknown[];

/** `listOf` for the lists of one call, which have room for so many items in all. */
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

export function idOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && text !== "" && text.length <= MAX_ID_LENGTH ? text : undefined;
}

const FIRST_MS = 1e11;

/** Milliseconds since 1970, of these or of seconds, as a number or its digits; null for anything else. */
export function timeOf(value: unknown): number | null {
  const text = textOf(value) ?? "";
  if (!/^\d{1,16}(\.\d{1,9})?$/.test(text)) return null;
  const time = Math.floor(Number(text) < FIRST_MS ? Number(text) * 1000 : Number(text));
  return time > 0 && time <= LATEST_MS ? time : null;
}

/**
 * Tells a repeated preference from a new one. Without a time each "stop" is new: acting on it twice does no harm, and
 * one lost would. A "resume" without a time counts once, since a late repetition would lift a later stop.
 */
export const preferenceKey = (personId: string, isStop: boolean, at: number | null) =>
  `${personId}:${isStop ? "stop" : "resume"}:${at ?? (isStop ? crypto.randomUUID() : "")}`;

/** As JSON, or the text itself where it is none. */
export function parsedJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
