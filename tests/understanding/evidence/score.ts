import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { type Figure, halfOf } from "../halves";
import { QUESTIONS } from "./questions";
import { type Case, type LabelledRecord, labelledRows, MADE_UP, rowsOf } from "./records";

/** Returns the ids of the industries for which a record counts as a lead without review. */
type Understand = (record: LabelledRecord) => string[];

const AIM = "at least 95 %";
const PARENT = new Map(INDUSTRIES.map(({ id, parent }) => [id, parent]));

function withParents(ids: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const id of ids) for (let at: string | undefined = id; at; at = PARENT.get(at)) all.add(at);
  return all;
}

type Count = { open: [right: number, all: number]; held: [right: number, all: number] };
const newCount = (): Count => ({ open: [0, 0], held: [0, 0] });

function add(count: Count, key: string, isRight: boolean) {
  const half = count[halfOf(key)];
  half[1] += 1;
  if (isRight) half[0] += 1;
}

const figure = (name: string, { open, held }: Count, misses: string[]): Figure => ({
  name,
  unit: "share",
  cases: { open: open[1], held: held[1] },
  open: open[1] === 0 ? 1 : open[0] / open[1],
  held: held[1] === 0 ? 1 : held[0] / held[1],
  aim: AIM,
  misses,
});

function pairs(what: string, cases: Case[], understand: Understand): Figure[] {
  const [recall, precision] = [newCount(), newCount()];
  const [missed, wrong]: [string[], string[]] = [[], []];
  for (const { key, shown = key, fits, may, record } of cases) {
    const sure = understand(record);
    const [found, right, plausible] = [withParents(sure), withParents(fits), withParents(may)];
    const isOpen = halfOf(key) === "open";
    for (const id of fits) {
      add(recall, key, found.has(id));
      if (isOpen && !found.has(id)) missed.push(`${id} missed: ${shown}`);
    }
    for (const id of sure) {
      if (!right.has(id) && plausible.has(id)) continue;
      add(precision, key, right.has(id));
      if (isOpen && !right.has(id)) wrong.push(`${id} wrong: ${shown}`);
    }
  }
  return [
    figure(`${what}: recall of the industries that fit`, recall, missed),
    figure(`${what}: precision of the industries found`, precision, wrong),
  ];
}

/** Scores recall and precision per question; each figure is the mean of the questions in a half, by their text. */
function questions(rows: ReturnType<typeof rowsOf>, understand: Understand): Figure[] {
  const known = rows.map((row) => ({ row, found: withParents(understand(row)) }));
  const misses: [string[], string[]] = [[], []];
  const shares = QUESTIONS.map(({ asked, industry, country, fits, may }) => {
    const own = known.filter(({ row }) => !country || row.country === country);
    const truth = own.filter(({ row }) => fits(row));
    const taken = own.filter(({ found }) => found.has(industry));
    const missed = truth.filter(({ found }) => !found.has(industry));
    const wrong = taken.filter(({ row }) => !fits(row) && !may?.(row));
    const judged = taken.filter(({ row }) => fits(row) || !may?.(row));
    const show = (list: typeof own) => list.map(({ row }) => `${asked}: ${row.file} ${row.hash}`);
    if (halfOf(asked) === "open") {
      misses[0].push(...show(missed));
      misses[1].push(...show(wrong));
    }
    const share = (part: number, all: number) => (all === 0 ? 1 : 1 - part / all);
    return {
      asked,
      recall: share(missed.length, truth.length),
      precision: share(wrong.length, judged.length),
    };
  });
  return (["recall", "precision"] as const).map((measure, index) => {
    const of = (half: string) =>
      shares.filter(({ asked }) => halfOf(asked) === half).map((one) => one[measure]);
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
    return {
      name: `plain questions over all shared rows: ${measure}`,
      unit: "share",
      cases: { open: of("open").length, held: of("held").length },
      open: mean(of("open")),
      held: mean(of("held")),
      aim: AIM,
      misses: misses[index] ?? [],
    };
  });
}

/** `files`: the shared companies by file name without extension; null if they are missing. */
export function score(understand: Understand, files: Record<string, string> | null): Figure[] {
  const own = pairs("made-up records", MADE_UP, understand);
  if (!files) return own;
  const rows = rowsOf(files);
  return [...own, ...pairs("labelled rows", labelledRows(rows), understand), ...questions(rows, understand)];
}
